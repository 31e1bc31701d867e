import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ProofOptions, proofOfDialog } from "#app/account/proof/ui/proof-field.tsx";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { PaymentState } from "#app/shop/orders/order-states.ts";
import type { Refundable, RefundQuote } from "#app/shop/orders/returns/refund-amount.ts";
import { MoneyFacts } from "#app/shop/orders/ui/order-money.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { RefundFields } from "./refund-fields.tsx";

type Shown = {
	number: string;
	name: string;
	currency: string;
	money: Parameters<typeof MoneyFacts>[0];
	refundable: Refundable;
	/** What was typed, or what the page proposes. */
	typed: Record<string, string>;
	/** The query of the page. */
	query: string;
	refusal: unknown;
};

type Review = {
	quote: Extract<RefundQuote, { ok: true }>;
	why: string;
	how: string;
	isReplacing: boolean;
	/** The order as the page shows it. */
	before: { refunded: number; payment: PaymentState };
	idempotencyKey: string;
	proof: ProofOptions | null;
};

/** The first step: what to refund. A form that is sent with GET, so that it changes nothing. */
export function RefundForm({ number, name, currency, money, refundable, typed, refusal }: Shown) {
	const [form, fields] = useForm<Record<string, string>>({
		id: "refund",
		lastResult: refusal as SubmissionResult<string[]> | null,
		defaultValue: typed,
	});
	return (
		<Dialog
			title={refundable.isByHand ? t.orderRefunds.record : t.orderRefunds.refundOrder}
			closeHref={`/orders/${number}`}
			isFieldFocused
		>
			<p className="mb-3 font-semibold wrap-anywhere">
				<span className="whitespace-nowrap">{formatReferenceNumber(number)}</span>, {name}
			</p>
			<div className="mb-5 rounded-control bg-sunk p-3">
				<MoneyFacts {...money} />
			</div>
			<form id={form.id} action={`/orders/${number}/refunds/new`} noValidate className="group/refund">
				<ErrorSummary form={form} />
				<input type="hidden" name="step" value="review" />
				<RefundFields order={refundable} currency={currency} field={(name) => fields[name] as FieldSource} />
				<DialogButtons>
					<Button>{t.orderRefunds.reviewRefund}</Button>
				</DialogButtons>
			</form>
		</Dialog>
	);
}

/** The second step: the amount and its parts, to confirm. */
export function RefundConfirmation({
	number,
	name,
	currency,
	money,
	refundable,
	query,
	review,
	problem,
}: Shown & { review: Review; problem: string | undefined }) {
	const { quote, why, how, before: shown, idempotencyKey, proof } = review;
	const before = new URLSearchParams(query);
	before.delete("step");
	const amount = formatMoney(quote.amount, currency);
	const leftAfter = money.left + (review.isReplacing ? refundable.planned : 0) - quote.amount;
	const proofField = proofOfDialog(proof, problem);
	return (
		<Dialog
			title={
				refundable.isByHand ? t.orderRefunds.recordQuestion({ amount }) : t.orderRefunds.question({ amount })
			}
			closeHref={`/orders/${number}/refunds/new?${before}`}
			isFieldFocused={proofField !== null}
		>
			<p className="font-semibold wrap-anywhere">
				<span className="whitespace-nowrap">{formatReferenceNumber(number)}</span>, {name}
			</p>
			<p className="mt-1 mb-4 text-secondary">
				{refundable.isByHand ? t.orderRefunds.sentByHand({ how }) : t.orderRefunds.consequence}
			</p>
			<RefundParts quote={quote} currency={currency} why={why} leftAfter={leftAfter} />
			<PostForm idempotencyKey={idempotencyKey}>
				<input type="hidden" name="expectedAmount" value={quote.amount} />
				<input type="hidden" name="expectedRefunded" value={shown.refunded} />
				<input type="hidden" name="expectedPayment" value={shown.payment} />
				{proofField}
				<DialogButtons>
					<Button busy={t.orderChanges.working}>
						{refundable.isByHand
							? t.orderRefunds.recordButton({ amount })
							: t.orderRefunds.button({ amount })}
					</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}

/** What a refund consists of, before it is requested. */
function RefundParts({
	quote,
	currency,
	why,
	leftAfter,
}: Pick<Review, "quote" | "why"> & { currency: string; leftAfter: number }) {
	const money = (amount: number) => <Price amount={amount} currency={currency} />;
	return (
		<>
			<dl className="grid gap-2 tabular-nums">
				{quote.lines.map(({ line, quantity, amount, restocked, writtenOff, writeOff }) => (
					<div key={line.id} className="flex items-baseline justify-between gap-4">
						<dt className="min-w-0 wrap-anywhere">
							{quantity} × {line.title}
							{line.options ? <span className="text-secondary">, {line.options}</span> : null}
							<span className="block text-sm text-secondary">
								{restocked > 0
									? t.orderRefunds.backInStock({ count: restocked })
									: writeOff
										? t.orderRefunds.writtenOff({
												count: writtenOff,
												reason: t.orderReturns.reasonsInText[writeOff],
											})
										: t.orderRefunds.alreadyReturned}
							</span>
						</dt>
						<dd>{money(amount)}</dd>
					</div>
				))}
				{quote.delivery > 0 ? (
					<div className="flex items-baseline justify-between gap-4">
						<dt>{t.orderRefunds.delivery}</dt>
						<dd>{money(quote.delivery)}</dd>
					</div>
				) : null}
				<div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2 text-lg font-bold">
					<dt>{t.orderRefunds.refund}</dt>
					<dd>{money(quote.amount)}</dd>
				</div>
				<div className="flex items-baseline justify-between gap-4 text-secondary">
					<dt>{t.orderRefunds.leftAfterwards}</dt>
					<dd>{money(leftAfter)}</dd>
				</div>
			</dl>
			{why ? (
				<p className="mt-3 whitespace-pre-line wrap-anywhere">{t.orderRefunds.reason({ why })}</p>
			) : null}
		</>
	);
}
