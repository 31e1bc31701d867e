import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ProofOptions, proofOfDialog } from "#app/account/second-factor/proof-field.tsx";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { QuotedLine, Refundable } from "#app/shop/orders/returns/refund-amount.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { MoneyFacts } from "./order-money.tsx";
import { RefundFields } from "./refund-fields.tsx";
import { RefundReview } from "./refund-review.tsx";

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
	quote: { amount: number; delivery: number; lines: QuotedLine[] };
	why: string;
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
		<Dialog title="Refund order" closeHref={`/orders/${number}`} isFieldFocused>
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
					<Button>Review refund</Button>
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
	query,
	review,
	problem,
}: Shown & { review: Review; problem: string | undefined }) {
	const { quote, why, idempotencyKey, proof } = review;
	const before = new URLSearchParams(query);
	before.delete("step");
	const amount = formatMoney(quote.amount, currency);
	const proofField = proofOfDialog(proof, problem);
	return (
		<Dialog
			title={`Refund ${amount}?`}
			closeHref={`/orders/${number}/refunds/new?${before}`}
			isFieldFocused={proofField !== null}
		>
			<p className="font-semibold wrap-anywhere">
				<span className="whitespace-nowrap">{formatReferenceNumber(number)}</span>, {name}
			</p>
			<p className="mt-1 mb-4 text-secondary">
				The money goes back to the card or wallet that paid. The customer gets an email when it is sent.
			</p>
			<RefundReview quote={quote} currency={currency} why={why} leftAfter={money.left - quote.amount} />
			<PostForm idempotencyKey={idempotencyKey}>
				<input type="hidden" name="expectedAmount" value={quote.amount} />
				{proofField}
				<DialogButtons>
					<Button busy="Working...">Refund {amount}</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
