import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { ENTRY_LABELS, REFUND_STATES } from "#app/payments/payment-labels.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { RefundState } from "#db/schema/payments.ts";

type Money = {
	currency: string;
	paid: number;
	refunded: number;
	/** Requested, and not refunded yet. */
	waiting: number;
	/** By the customer's bank, because of disputes. */
	takenBack: number;
	left: number;
};

type OrderMoneyProps = Money & {
	/** The page of the payment. */
	href: string;
	refunds: readonly { id: number; amount: number; state: RefundState; reason: string; at: string }[];
};

/** What was paid online for an order, and its refunds with their states. */
export function OrderMoney({ href, refunds, ...money }: OrderMoneyProps) {
	return (
		<Card
			title={t.orderRefunds.onlinePayment}
			aside={
				<a className="link" href={href}>
					{t.orderRefunds.viewPayment}
				</a>
			}
		>
			<MoneyFacts {...money} />
			{refunds.length > 0 ? (
				<ul className="mt-4 divide-y divide-line border-t border-line">
					{refunds.map(({ id, amount, state, reason, at }) => (
						<li
							key={id}
							className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-3 not-last:pb-3"
						>
							<div className="min-w-0">
								<StatusBadge {...REFUND_STATES[state]} /> <time className="text-sm text-secondary">{at}</time>
								{reason ? <p className="text-secondary wrap-anywhere">{reason}</p> : null}
							</div>
							<Price amount={amount} currency={money.currency} className="font-semibold" />
						</li>
					))}
				</ul>
			) : null}
		</Card>
	);
}

/** Paid, refunded and left, as the refund dialog and the order show them. */
export function MoneyFacts({ currency, paid, refunded, waiting, takenBack, left }: Money) {
	const facts: [string, number][] = [
		[t.orderRefunds.paid, paid],
		[t.orderRefunds.refunded, refunded],
		...(waiting > 0 ? [[t.orderRefunds.refundPending, waiting] as [string, number]] : []),
		...(takenBack > 0 ? [[ENTRY_LABELS.disputed, takenBack] as [string, number]] : []),
		[t.orderRefunds.leftRefund, left],
	];
	return (
		<dl className="grid gap-1.5 tabular-nums">
			{facts.map(([name, amount]) => (
				<div key={name} className="flex items-baseline justify-between gap-4 last:font-semibold">
					<dt className="text-secondary">{name}</dt>
					<dd>
						<Price amount={amount} currency={currency} />
					</dd>
				</div>
			))}
		</dl>
	);
}

type RefundFailedProps = {
	number: string;
	currency: string;
	/** `again`: when the refund is tried again without anybody's doing. */
	refunds: readonly { id: number; amount: number; mayRetry: boolean; again: string | null }[];
};

/** The refunds of an order that failed and can be tried again, as long as that much is left to refund. */
export function RefundFailed({ number, currency, refunds }: RefundFailedProps) {
	const failed = refunds.filter(({ mayRetry }) => mayRetry);
	return failed.map(({ id, amount, again }) => (
		<div key={id} data-tone="red" className="notice mb-5 flex-wrap">
			<Icon name="alert" />
			<p className="min-w-0 flex-1 basis-64">
				<strong>
					{t.orderRefunds.refundFailed({ amount: <Price amount={amount} currency={currency} /> })}
				</strong>{" "}
				{again ? t.orderRefunds.failedAgain({ at: again }) : t.orderRefunds.failedForGood}
			</p>
			<PostForm action={`/orders/${number}/refunds/${maskId(id)}/retry`} className="print:hidden">
				<Button dense busy={t.orderRefunds.trying}>
					{t.orderRefunds.tryAgain}
				</Button>
			</PostForm>
		</div>
	));
}
