import { t } from "#app/common/language/messages.ts";
import type { BookingView } from "#app/travel/stays/booking-view.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

/** For a guest whose booking waits for their confirmation: the email with the link may be lost. */
export function AnotherEmail({
	booking: { number, email, isEmailOpen },
}: {
	booking: Pick<BookingView, "number" | "email" | "isEmailOpen">;
}) {
	if (!isEmailOpen) return null;
	return (
		<Card title={t.stayAnotherEmail.title}>
			<p>{t.stayAnotherEmail.text({ email: <span className="wrap-anywhere">{email}</span> })}</p>
			<PostForm action={`/track/${number}/email`} className="mt-4 print:hidden">
				<Button variant="plain" busy={t.stayAnotherEmail.busy}>
					{t.stayAnotherEmail.button}
				</Button>
			</PostForm>
		</Card>
	);
}
