import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { proof } from "#app/account/proof/second-factor-form.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { idempotencyKey, messageText } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { exampleAmount, formatMoney, readMoney, typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { registeredPaymentSubjects } from "#app/payments/payment-subject.ts";
import { requirePayment } from "#app/payments/staff/payment-request.server.ts";
import { refundPayment } from "#app/payments/staff/refund-payment.server.ts";
import { ReplaceField } from "#app/payments/ui/replace-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.payments.refund) }];

/** The payment of a stay or a move; orders are refunded on their own page. */
async function readRefundable(params: { paymentId?: string }) {
	const found = await requirePayment(params);
	if (found.payment.subject === "order") throw json(null, { status: 404 });
	return found;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	const { payment, here } = await readRefundable(params);
	return json({ payment, here, idempotencyKey: randomUUID(), proof: await proofToAskFor(person) });
}

const amountHelp = (currency: string) => t.payments.enterAmount({ example: exampleAmount(currency) });

/** The rule checks how much can be refunded: it also recognizes a form that is sent twice. */
const schema = (currency: string) =>
	z.object({
		amount: z.string({ error: amountHelp(currency) }).transform((typed, context) => {
			const amount = readMoney(typed, currency);
			if (amount !== null && amount > 0) return amount;
			context.addIssue({ code: "custom", message: amountHelp(currency) });
			return z.NEVER;
		}),
		replace: z.string().optional(),
		why: messageText(
			() => t.payments.refunding.enterReason,
			() => t.payments.refunding.aReason,
		),
		idempotencyKey: idempotencyKey(),
		proof: proof(),
	});

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { payment, here } = await readRefundable(params);
	const { id, currency } = payment;
	const form = await readForm(request, schema(currency), person);
	if (!form.ok) return form.refusal;
	const unproven = await refuseUnproven(person, form.value);
	if (unproven) return form.refuse(unproven);
	const { amount, why: reason, idempotencyKey: key } = form.value;
	const isReplacing = form.value.replace !== undefined;
	try {
		const sent = { amount, reason, idempotencyKey: key, isReplacing };
		const refund = { ...sent, paymentId: id, actorId: person.accountId };
		const made = await refundPayment(db, registeredPaymentSubjects(), { ...refund, now: new Date() });
		if (!made.ok) {
			const { left, planned, isDisputed } = (await readRefundable(params)).payment;
			const few = explainLess({ left, planned, currency, isReplacing });
			return form.refuse(isDisputed ? { "": [t.payments.refunding.disputed] } : { amount: [few] }, 409);
		}
	} catch (error) {
		return form.refuse({ "": [failureReason(error, "request a refund", request)] }, 503);
	}
	const text = t.payments.refunding.done({ amount: formatMoney(amount, currency) });
	return redirectWithFlash(here, { tone: "success", text });
}

type Less = { left: number; planned: number; currency: string; isReplacing: boolean };

function explainLess({ left, planned, currency, isReplacing }: Less): string {
	if (planned === 0 || isReplacing)
		return t.payments.refunding.onlyLeft({ amount: formatMoney(left + planned, currency) });
	const failed = formatMoney(planned, currency);
	return t.payments.refunding.onlyLeftBesides({ left: formatMoney(left, currency), failed });
}

export default function RefundPayment() {
	const { payment, here, idempotencyKey: key, proof } = useLoaderData<typeof loader>();
	const { subject, number, name, currency, charged_total: charged, left, planned, isDisputed } = payment;
	const [form, fields] = useForm<{ amount: string; replace: string; why: string; proof: string }>({
		id: "refund",
		lastResult: useActionData<typeof action>(),
		defaultValue: { amount: typedMoney(left > 0 ? left : planned, currency) },
	});
	const of = `${formatReferenceNumber(number)}${name ? `, ${name}` : ""}`;
	return (
		<div className="max-w-form">
			<PageHeading title={t.payments.refund} sub={of} />
			{left + planned > 0 ? (
				<PostForm id={form.id} idempotencyKey={key} guarded>
					<ErrorSummary form={form} />
					<dl className="mb-4 grid gap-1.5 rounded-control bg-sunk p-3 tabular-nums">
						{[
							{ label: t.payments.states.paid, amount: charged },
							{ label: t.payments.refunding.refunded, amount: charged - left - planned },
							...(planned > 0 ? [{ label: t.payments.refunding.failed, amount: planned }] : []),
							{ label: t.payments.refunding.left, amount: left },
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
						{t.payments.refunding.lead}
						{subject === "stay" ? ` ${t.payments.refunding.dueAgain}` : null}
					</p>
					<TextField
						field={fields.amount}
						label={t.payments.refunding.amount({ currency })}
						hint={t.payments.refunding.upTo({ max: formatMoney(left, currency) })}
						inputMode="decimal"
						autoComplete="off"
						width="short"
					/>
					<ReplaceField field={fields.replace} planned={planned} currency={currency} />
					<TextArea
						field={fields.why}
						label={t.words.reason}
						hint={t.payments.refunding.reasonHint}
						rows={3}
					/>
					<ProofField field={fields.proof} kind={proof} />
					<p className="flex flex-wrap gap-3">
						<Button variant="danger" busy={t.payments.refunding.busy}>
							{t.payments.refund}
						</Button>
						<ButtonLink variant="plain" href={here}>
							{t.payments.goBack}
						</ButtonLink>
					</p>
				</PostForm>
			) : (
				<p>
					{isDisputed ? t.payments.refunding.disputed : t.payments.refunding.nothing}{" "}
					<a className="link" href={here}>
						{t.payments.refunding.back}
					</a>
				</p>
			)}
		</div>
	);
}
