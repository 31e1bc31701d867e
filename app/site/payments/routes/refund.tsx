import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ProofField } from "#app/account/second-factor/proof-field.tsx";
import { proofToAskFor, refuseUnproven } from "#app/account/second-factor/prove-identity-request.server.ts";
import { proof } from "#app/account/second-factor/second-factor-form.ts";
import { idempotencyKey, messageText } from "#app/common/forms/form-fields.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { formatMoney, readMoney, typedMoney } from "#app/common/money.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { PAYMENT_SUBJECTS } from "#app/site/payment-subjects.server.ts";
import { readPaymentDetail } from "#app/site/payments/read-payment.server.ts";
import { refundPayment } from "#app/site/payments/refund-payment.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Price } from "#app/ui/price.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle("Refund") }];

/** The payment of a stay or a move; orders are refunded on their own page. */
async function readRefundable(params: { paymentId?: string }) {
	const id = unmaskId(params.paymentId ?? "");
	const payment = id === null ? undefined : await readPaymentDetail(db, { id });
	if (!payment || payment.subject === "order") throw json(null, { status: 404 });
	return payment;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	const payment = await readRefundable(params);
	const { subject, number, name, currency, left, isDisputed } = payment;
	const shown = {
		charged: payment.charged_total,
		subject,
		number,
		name,
		currency,
		left,
		isDisputed,
		here: `/dashboard/payments/${params.paymentId}`,
	};
	return json({ ...shown, idempotencyKey: randomUUID(), proof: await proofToAskFor(person) });
}

const AMOUNT = "Enter an amount like 12.50.";

/** What is left is checked by the rule, which knows a form that was sent before. */
const schema = (currency: string) =>
	z.object({
		amount: z.string({ error: AMOUNT }).transform((typed, context) => {
			const amount = readMoney(typed, currency);
			if (amount !== null && amount > 0) return amount;
			context.addIssue({ code: "custom", message: AMOUNT });
			return z.NEVER;
		}),
		why: messageText("Enter the reason, for the staff who read it later.", "A reason"),
		idempotencyKey: idempotencyKey(),
		proof: proof(),
	});

const DISPUTED = "A disputed payment can’t be refunded.";

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { id, currency } = await readRefundable(params);
	const form = await readForm(request, schema(currency), person);
	if (!form.ok) return form.refusal;
	const unproven = await refuseUnproven(person, form.value);
	if (unproven) return form.refuse(unproven);
	const { amount, why: reason, idempotencyKey: key } = form.value;
	try {
		const refund = { paymentId: id, amount, reason, idempotencyKey: key, actorId: person.accountId };
		const made = await refundPayment(db, PAYMENT_SUBJECTS, { ...refund, now: new Date() });
		if (!made.ok) {
			const { left, isDisputed } = await readRefundable(params);
			const few = `Only ${formatMoney(left, currency)} is left to refund.`;
			return form.refuse(isDisputed ? { "": [DISPUTED] } : { amount: [few] }, 409);
		}
	} catch (error) {
		return form.refuse({ "": [failureReason(error, "request a refund", request)] }, 503);
	}
	const text = `The refund of ${formatMoney(amount, currency)} is on its way.`;
	return redirectWithFlash(`/dashboard/payments/${params.paymentId}`, { tone: "success", text });
}

const DUE_AGAIN = "What you refund of a stay that is not cancelled is due at the hotel again.";

export default function RefundPayment() {
	const {
		subject,
		number,
		name,
		currency,
		charged,
		left,
		isDisputed,
		here,
		idempotencyKey: key,
		proof,
	} = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ amount: string; why: string; proof: string }>({
		id: "refund",
		lastResult: useActionData<typeof action>(),
		defaultValue: { amount: typedMoney(left, currency) },
	});
	const of = `${formatReferenceNumber(number)}${name ? `, ${name}` : ""}`;
	return (
		<>
			<DashboardNav here="/dashboard/payments" />
			<div className="max-w-form">
				<PageHeading title="Refund" sub={of} />
				{left > 0 ? (
					<PostForm id={form.id} idempotencyKey={key} guarded>
						<ErrorSummary form={form} />
						<dl className="mb-4 grid gap-1.5 rounded-control bg-sunk p-3 tabular-nums">
							{[
								{ label: "Paid", amount: charged },
								{ label: "Refunded, or on its way", amount: charged - left },
								{ label: "Left to refund", amount: left },
							].map(({ label, amount }) => (
								<div key={label} className="flex items-baseline justify-between gap-4 last:font-bold">
									<dt>{label}</dt>
									<dd>
										<Price amount={amount} currency={currency} />
									</dd>
								</div>
							))}
						</dl>
						<p className="mb-4">
							The money goes back to the card or wallet that paid. The customer gets an email when it is sent.
							{subject === "stay" ? ` ${DUE_AGAIN}` : null}
						</p>
						<TextField
							field={fields.amount}
							label={`Amount in ${currency}`}
							hint={`Up to ${formatMoney(left, currency)}.`}
							inputMode="decimal"
							autoComplete="off"
							width="short"
						/>
						<TextArea field={fields.why} label="Reason" hint="Only staff can read it." rows={3} />
						<ProofField field={fields.proof} kind={proof} />
						<p className="flex flex-wrap gap-3">
							<Button variant="danger" busy="Refunding...">
								Refund
							</Button>
							<ButtonLink variant="plain" href={here}>
								Go back
							</ButtonLink>
						</p>
					</PostForm>
				) : (
					<p>
						{isDisputed ? DISPUTED : "Nothing is left to refund."}{" "}
						<a className="link" href={here}>
							Back to payment
						</a>
					</p>
				)}
			</div>
		</>
	);
}
