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
		<Card title={newStay ? "Pay for your new dates" : "Pay online"}>
			<p>
				{newStay
					? `Pay ${amount} by ${until}, hotel time, to change your dates to ${newStay}. The room is held for you until then. If you don’t pay, your booking stays as it is.`
					: `Pay ${amount} by ${until}, hotel time, to keep the room.`}
			</p>
			{step === "retry" ? (
				<PostForm action={`/track/${number}/payment`} className="mt-4 print:hidden">
					<p data-tone="yellow" className="notice mb-4">
						<Icon name="alert" /> We can’t reach our payment provider right now. Your booking is saved.
					</p>
					<Button busy="Trying...">Try again</Button>
				</PostForm>
			) : (
				<p className="mt-4 print:hidden">
					<a className="btn" href={step.href} rel="noreferrer">
						<Icon name="card" /> Pay {amount} now
					</a>
				</p>
			)}
		</Card>
	);
}
