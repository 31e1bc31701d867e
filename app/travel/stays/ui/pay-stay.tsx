import { t } from "#app/common/language/messages.ts";
import type { BookingView } from "#app/travel/stays/booking-view.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The link to the page where a deposit is paid. A link, because browsers block a form that leads to another site. */
export function PayStay({
	booking: { number, paying },
}: {
	booking: Pick<BookingView, "number" | "paying">;
}) {
	if (!paying) return null;
	const { step, amount, until, newStay } = paying;
	return (
		<Card title={newStay ? t.payStay.newDatesTitle : t.payStay.title}>
			<p>
				{newStay ? t.payStay.newDates({ amount, until, stay: newStay }) : t.payStay.text({ amount, until })}
			</p>
			{step === "retry" ? (
				<PostForm action={`/track/${number}/payment`} className="mt-4 print:hidden">
					<p data-tone="yellow" className="notice mb-4">
						<Icon name="alert" /> {t.payStay.unreachable}
					</p>
					<Button busy={t.payStay.busy}>{t.payStay.retry}</Button>
				</PostForm>
			) : (
				<p className="mt-4 print:hidden">
					<a className="btn" href={step.href} rel="noreferrer">
						<Icon name="card" /> {t.payStay.button({ amount })}
					</a>
				</p>
			)}
		</Card>
	);
}
