import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { DispatchedMove, MomentField } from "#app/rent/board/dispatched-move.server.ts";
import { depositLeft, dueOf, dueOnTheDay, isDepositOpen, isOffered } from "#app/rent/moves/moving-booking.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PriceLines } from "#app/ui/receipt/price-lines.tsx";

type PriceCardProps = {
	move: Omit<DispatchedMove, MomentField>;
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
			title={t.words.price}
			aside={
				paymentHref ? (
					<a className="link" href={paymentHref}>
						{t.moveBoard.price.viewPayment}
					</a>
				) : null
			}
		>
			{price === null || currency === null ? (
				<p className="text-secondary">
					{price_state === "wanted" ? t.moveBoard.price.noRate : t.moveBoard.price.none}
				</p>
			) : (
				<PriceLines lines={lines} currency={currency} {...dueOf(move)} />
			)}
			<Collected move={move} />
			{isOffered(move) ? <p className="mt-3 text-secondary">{t.moveBoard.price.notAccepted}</p> : null}
			{isDepositOpen(move) && currency !== null ? (
				<>
					<p className="mt-3 text-secondary">
						{t.moveBoard.price.depositOpen({ amount: formatMoney(depositLeft(move), currency) })}
						{payBefore ? ` ${t.moveBoard.price.depositUntil({ until: payBefore })}` : null}
					</p>
					<p className="mt-3 print:hidden">
						<ButtonLink variant="plain" dense href={`/trucking-dashboard/${move.number}/deposit-waiver`}>
							<Icon name="ban" /> {t.moveBoard.waiver.button}
						</ButtonLink>
					</p>
				</>
			) : null}
			{fee && currency !== null ? (
				<p className="mt-3 text-secondary">
					{t.moveBoard.price.cancelledLate} {describeFee({ ...move, fee, currency })}
				</p>
			) : null}
		</Card>
	);
}

type Fee = { fee: number; deposit_paid: number; deposit_refunded: number; currency: string };

/** Whether the fee for a late cancellation is paid or still owed. Amounts are in minor units. */
function describeFee({ fee, deposit_paid, deposit_refunded, currency }: Fee): string {
	const kept = deposit_paid - deposit_refunded;
	if (kept >= fee) return t.moveBoard.price.feeCovered;
	return kept > 0
		? t.moveBoard.price.feeLeft({ amount: formatMoney(fee - kept, currency) })
		: t.moveBoard.price.feeOwed;
}

/** What the driver of a delivered move said about what was due. */
function Collected({ move }: Pick<PriceCardProps, "move">) {
	const { status, collection, price, currency } = move;
	if (status !== "delivered" || price === null || currency === null || isOffered(move)) return null;
	if (collection?.method === "none")
		return (
			<p data-tone="yellow" className="notice mt-3">
				<Icon name="alert" />
				<span>{t.moveBoard.price.notCollected({ amount: formatMoney(collection.amount, currency) })}</span>
			</p>
		);
	const due = dueOnTheDay({ ...move, price });
	if (collection || due === 0) return null;
	return (
		<p className="mt-3 text-secondary">
			{t.moveBoard.price.notRecorded({ amount: formatMoney(due, currency) })}
		</p>
	);
}
