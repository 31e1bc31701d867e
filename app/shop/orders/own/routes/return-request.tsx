import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import type { QuoteLine } from "#app/common/quote-lines.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { type ReadForm, readFields, readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { requireOwnOrder } from "#app/shop/orders/order-request.server.ts";
import { hasArrived } from "#app/shop/orders/order-states.ts";
import type { Order } from "#app/shop/orders/read-order.server.ts";
import { quoteReturn } from "#app/shop/orders/returns/quote-return.server.ts";
import { priceOfUnits } from "#app/shop/orders/returns/refund-amount.ts";
import { requestReturn, returnableUnits } from "#app/shop/orders/returns/request-return.server.ts";
import {
	returnQuantitiesSchema,
	returnQuantityField,
	returnRequestSchema,
} from "#app/shop/orders/returns/return-labels.ts";
import followAmountUrl from "#app/shop/orders/returns/ui/follow-amount.js?url";
import { RETURN_KIND_NAMES, RETURN_KINDS } from "#app/shop/pricing/return-kinds.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { PriceLines } from "#app/ui/receipt/price-lines.tsx";

export const handle: ScreenHandle = { subject: "shop" };
export const meta: MetaFunction = () => privatePageMeta(t.returnRequest.returnItems);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { order } = await requireOwnOrder(request, params);
	const { number } = order;
	const units = returnableUnits(order);
	const lines = order.lines.map((line) => {
		const { id, title, options, quantity } = line;
		const paid = formatMoney(priceOfUnits(line, quantity, order), order.currency);
		return { id, title, options, quantity, paid, left: units.get(id) ?? 0 };
	});
	if (request.method === "GET" && !(hasArrived(order) && lines.some(({ left }) => left > 0)))
		throw redirect(`/track/${number}`, { status: 303 });
	return json({ number, lines, currency: order.currency, idempotencyKey: randomUUID() });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const { order, viewer } = await requireOwnOrder(request, params);
	const { number } = order;
	const body = await readFields(request);
	if (body.get("intent") === AMOUNT)
		return showAmount(
			await readForm(request, returnQuantitiesSchema(order.lines.length), person, { body }),
			order,
		);
	const form = await readForm(request, returnRequestSchema(order.lines.length), person, { body });
	if (!form.ok) return form.refusal;
	const { kind, reason = "", idempotencyKey } = form.value;
	const lines = chosenUnits(order, form.value);
	const timeZone = market.timeZone;
	const query = { number, viewer, kind, reason, lines, idempotencyKey, timeZone, now: new Date() };
	const outcome = await requestReturn(db, query);
	if (!outcome.ok) {
		const message = t.orderReturns.refusals[outcome.reason];
		const at = order.lines.findIndex(({ id }) => id === outcome.lineId);
		const fields = {
			reason_missing: "reason",
			too_late: "kind",
			too_many: returnQuantityField(at),
			nothing: returnQuantityField(0),
		};
		return form.refuse({ [(fields as Record<string, string>)[outcome.reason] ?? ""]: [message] });
	}
	const text = t.returnRequest.requested;
	return redirectWithFlash(`/track/${number}`, { tone: "success", text });
}

/** The intent of the button that asks what a return brings back. */
const AMOUNT = "amount";

const chosenUnits = (order: Order, typed: Record<string, unknown>) =>
	order.lines.map(({ id }, at) => ({ lineId: id, quantity: Number(typed[returnQuantityField(at)]) }));

/** Shows the form again with what the chosen units bring back. Nothing is requested yet. */
async function showAmount(form: ReadForm<Record<string, unknown>>, order: Order) {
	if (!form.ok) return form.refusal;
	const left = returnableUnits(order);
	const units = chosenUnits(order, form.value);
	const excess = units.findIndex(({ lineId, quantity }) => quantity > (left.get(lineId) ?? 0));
	if (excess >= 0) return form.refuse({ [returnQuantityField(excess)]: [t.orderReturns.refusals.too_many] });
	if (units.every(({ quantity }) => quantity === 0))
		return form.refuse({ [returnQuantityField(0)]: [t.orderReturns.refusals.nothing] });
	const amount = quoteReturn(order, new Map(units.map(({ lineId, quantity }) => [lineId, quantity])));
	return json({ ...(await form.refuse({}, 200).json()), amount }, { status: 200 });
}

const choices = () =>
	RETURN_KIND_NAMES.map((value) => {
		const { label, hint } = RETURN_KINDS[value];
		return { value, label, hint };
	});

/** When only one line can be returned, it is preselected. */
function onlyChoice(lines: readonly { left: number }[]): Record<string, string> {
	const isOne = lines.reduce((sum, { left }) => sum + left, 0) === 1;
	return isOne ? { [returnQuantityField(lines.findIndex(({ left }) => left === 1))]: "1" } : {};
}

export default function ReturnRequest() {
	const { number, lines, currency, idempotencyKey } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { amount = [] } = (answer ?? {}) as { amount?: QuoteLine[] };
	const [form, fields] = useForm<Record<string, string>>({
		id: "return",
		lastResult: answer,
		defaultValue: onlyChoice(lines),
	});
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl">{t.returnRequest.returnItems}</h1>
			<p className="mt-1 text-secondary">
				{t.returnRequest.fromOrder({
					number: <span className="whitespace-nowrap">{formatReferenceNumber(number)}</span>,
				})}
			</p>
			<PostForm
				id={form.id}
				action={`/track/${number}/return#amount`}
				idempotencyKey={idempotencyKey}
				className="mt-6"
			>
				<ErrorSummary form={form} />
				{lines.map(({ id, title, options, quantity, paid, left }, at) => {
					const field = fields[returnQuantityField(at)];
					return left > 0 && field ? (
						<TextField
							key={id}
							field={field}
							label={withCommas([title, options])}
							hint={t.returnRequest.quantityHint({ left, quantity, paid })}
							optional={lines.length > 1}
							inputMode="numeric"
							autoComplete="off"
							width="code"
						/>
					) : null;
				})}
				<div className="mb-5">
					<div data-amount="" role="status">
						{amount.length > 0 ? (
							<section id="amount" className="notice mb-3 block" data-tone="blue">
								<h2 className="mb-2 text-base">{t.returnRequest.getBack}</h2>
								<PriceLines lines={amount} currency={currency} />
							</section>
						) : null}
					</div>
					<Button variant="plain" name="intent" value={AMOUNT}>
						{t.returnRequest.showAmount}
					</Button>
					<p className="mt-2 text-sm text-secondary">{t.returnRequest.refundRule}</p>
				</div>
				{fields.kind ? (
					<ChoiceField field={fields.kind} label={t.returnRequest.why} choices={choices()} />
				) : null}
				{fields.reason ? (
					<TextArea field={fields.reason} label={t.returnRequest.wrong} hint={t.returnRequest.problemHint} />
				) : null}
				<div className="flex flex-wrap gap-3">
					<ButtonLink href={`/track/${number}`} variant="plain">
						{t.returnRequest.goBack}
					</ButtonLink>
					<Button busy={t.words.sending}>{t.returnRequest.requestReturn}</Button>
				</div>
			</PostForm>
			<script type="module" src={followAmountUrl} />
		</div>
	);
}
