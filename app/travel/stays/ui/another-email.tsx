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
		<Card title="No email from us?">
			<p>
				We send the link to confirm your booking to <span className="wrap-anywhere">{email}</span>. If you
				can’t find it, look in the spam folder or ask for another email.
			</p>
			<PostForm action={`/track/${number}/email`} className="mt-4 print:hidden">
				<Button variant="plain" busy="Sending...">
					Send another email
				</Button>
			</PostForm>
		</Card>
	);
}
