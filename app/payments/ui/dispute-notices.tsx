import { t } from "#app/common/language/messages.ts";
import { DISPUTE_STATES } from "#app/payments/payment-labels.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import type { DisputeState } from "#db/schema/payments.ts";

type DisputeNoticesProps = {
	disputes: readonly { id: number; amount: number; state: DisputeState; answerBefore: string | null }[];
	currency: string;
	/** The page of the payment. */
	href: string;
};

/** What a dispute means, to staff: the money is with the customer's bank until it decides. */
export function DisputeNotices({ disputes, currency, href }: DisputeNoticesProps) {
	return disputes.map(({ id, amount, state, answerBefore }) => (
		<p key={id} data-tone={state === "open" ? "red" : "grey"} className="notice mb-5">
			<Icon name="alert" />
			<span>
				<strong>
					{t.payments.dispute.state({
						state: DISPUTE_STATES[state].label,
						amount: <Price amount={amount} currency={currency} />,
					})}
				</strong>{" "}
				{state === "open"
					? answerBefore
						? t.payments.dispute.takenUntil({ date: answerBefore })
						: t.payments.dispute.taken
					: state === "won"
						? t.payments.dispute.won
						: t.payments.dispute.lost}{" "}
				<a href={href}>{t.payments.viewPayment}</a>
			</span>
		</p>
	));
}
