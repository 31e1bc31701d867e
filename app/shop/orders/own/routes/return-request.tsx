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
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { requireOwnOrder } from "#app/shop/orders/order-request.server.ts";
import { hasArrived } from "#app/shop/orders/order-states.ts";
import { requestReturn, returnableUnits } from "#app/shop/orders/returns/request-return.server.ts";
import {
	RETURN_REFUSALS,
	returnQuantityField,
	returnRequestSchema,
} from "#app/shop/orders/returns/return-labels.ts";
import { RETURN_KIND_NAMES, RETURN_KINDS } from "#app/shop/pricing/return-kinds.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";

export const handle: ScreenHandle = { subject: "shop" };
export const meta: MetaFunction = () => privatePageMeta("Return items");

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { order } = await requireOwnOrder(request, params);
	const { number } = order;
	const units = returnableUnits(order);
	const lines = order.lines.map(({ id, title, options }) => ({
		id,
		title,
		options,
		left: units.get(id) ?? 0,
	}));
	if (request.method === "GET" && !(hasArrived(order) && lines.some(({ left }) => left > 0)))
		throw redirect(`/track/${number}`, { status: 303 });
	return json({ number, lines, idempotencyKey: randomUUID() });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const { order, viewer } = await requireOwnOrder(request, params);
	const { number } = order;
	const form = await readForm(request, returnRequestSchema(order.lines.length), person);
	if (!form.ok) return form.refusal;
	const { kind, reason = "", idempotencyKey } = form.value;
	const typed = form.value as Record<string, unknown>;
	const lines = order.lines.map(({ id }, at) => ({
		lineId: id,
		quantity: Number(typed[returnQuantityField(at)]),
	}));
	const timeZone = market.timeZone;
	const query = { number, viewer, kind, reason, lines, idempotencyKey, timeZone, now: new Date() };
	const outcome = await requestReturn(db, query);
	if (!outcome.ok) {
		const message = RETURN_REFUSALS[outcome.reason];
		const at = order.lines.findIndex(({ id }) => id === outcome.lineId);
		const fields = {
			reason_missing: "reason",
			too_late: "kind",
			too_many: returnQuantityField(at),
			nothing: returnQuantityField(0),
		};
		return form.refuse({ [(fields as Record<string, string>)[outcome.reason] ?? ""]: [message] });
	}
	const text = "We received your request and will answer soon.";
	return redirectWithFlash(`/track/${number}`, { tone: "success", text });
}

const CHOICES = RETURN_KIND_NAMES.map((value) => ({
	value,
	label: RETURN_KINDS[value].label,
	hint: RETURN_KINDS[value].hint,
}));

/** When only one line can be returned, it is preselected. */
function onlyChoice(lines: readonly { left: number }[]): Record<string, string> {
	const isOne = lines.reduce((sum, { left }) => sum + left, 0) === 1;
	return isOne ? { [returnQuantityField(lines.findIndex(({ left }) => left === 1))]: "1" } : {};
}

export default function ReturnRequest() {
	const { number, lines, idempotencyKey } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<Record<string, string>>({
		id: "return",
		lastResult: useActionData<typeof action>(),
		defaultValue: onlyChoice(lines),
	});
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl">Return items</h1>
			<p className="mt-1 text-secondary">
				From order <span className="whitespace-nowrap">{formatReferenceNumber(number)}</span>. We answer by
				email with the return address.
			</p>
			<PostForm id={form.id} idempotencyKey={idempotencyKey} className="mt-6">
				<ErrorSummary form={form} />
				{lines.map(({ id, title, options, left }, at) => {
					const field = fields[returnQuantityField(at)];
					return left > 0 && field ? (
						<TextField
							key={id}
							field={field}
							label={options ? `${title}, ${options}` : title}
							hint={`Quantity (max ${left})`}
							optional={lines.length > 1}
							inputMode="numeric"
							autoComplete="off"
							width="code"
						/>
					) : null;
				})}
				{fields.kind ? <ChoiceField field={fields.kind} label="Why?" choices={CHOICES} /> : null}
				{fields.reason ? (
					<TextArea
						field={fields.reason}
						label="What is wrong?"
						hint="Required if there is a problem with the item."
					/>
				) : null}
				<div className="flex flex-wrap gap-3">
					<ButtonLink href={`/track/${number}`} variant="plain">
						Go back
					</ButtonLink>
					<Button busy="Sending...">Request return</Button>
				</div>
			</PostForm>
		</div>
	);
}
