import { formatMoney } from "#app/common/money.ts";
import { dueOf, isDepositOpen, isOffered } from "#app/rent/moving-booking.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PriceLines } from "#app/ui/price-lines.tsx";
import type { DispatchedMove } from "./dispatched-move.server.ts";

type PriceCardProps = {
	move: Pick<
		DispatchedMove,
		| "number"
		| "status"
		| "price"
		| "currency"
		| "price_state"
		| "cancellation_fee"
		| "lines"
		| "deposit_due"
		| "deposit_paid"
		| "deposit_refunded"
	>;
	/** Until when the deposit can be paid, formatted; null when it is not awaited. */
	payBefore: string | null;
	/** The page of the deposit's payment; null: none was asked for. */
	paymentHref: string | null;
};

/** The price of a booking for staff, and what it waits for. */
export function PriceCard({ move, payBefore, paymentHref }: PriceCardProps) {
	const { price, currency, price_state, cancellation_fee: fee, lines } = move;
	return (
		<Card
			title="Price"
			aside={
				paymentHref ? (
					<a className="link" href={paymentHref}>
						View payment
					</a>
				) : null
			}
		>
			{price === null || currency === null ? (
				<p className="text-secondary">
					{price_state === "wanted"
						? "The rates give no price for this move. Confirm the booking to send the customer one."
						: "This move has no price."}
				</p>
			) : (
				<PriceLines lines={lines} currency={currency} {...dueOf(move)} />
			)}
			{isOffered(move) ? (
				<p className="mt-3 text-secondary">The customer has not accepted this price yet.</p>
			) : null}
			{isDepositOpen(move) && currency !== null ? (
				<>
					<p className="mt-3 text-secondary">
						The deposit of {formatMoney(move.deposit_due, currency)} is not paid yet.
						{payBefore ? ` Unless it is paid before ${payBefore}, the move is cancelled.` : null}
					</p>
					<p className="mt-3 print:hidden">
						<ButtonLink variant="plain" dense href={`/trucking-dashboard/${move.number}/deposit-waiver`}>
							<Icon name="ban" /> Waive deposit
						</ButtonLink>
					</p>
				</>
			) : null}
			{fee ? <p className="mt-3 text-secondary">The customer cancelled late and owes the fee.</p> : null}
		</Card>
	);
}
