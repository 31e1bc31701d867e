import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readFields, readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { explainSplit } from "#app/shop/orders/order-messages.ts";
import { requireOrder } from "#app/shop/orders/order-request.server.ts";
import { maySplitOrder } from "#app/shop/orders/order-rules.ts";
import { isDivisible, linesToPack } from "#app/shop/orders/shipping/lines-to-pack.ts";
import { splitOrder } from "#app/shop/orders/shipping/order-parcels.server.ts";
import { SplitFields } from "#app/shop/orders/shipping/split-fields.tsx";
import {
	MAX_PARCELS,
	MAX_SPLIT_FIELDS,
	splitSchema,
	unitsField,
} from "#app/shop/orders/shipping/split-form.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(t.orderParcels.splitTitle({ number: data ? formatReferenceNumber(data.number) : "" })) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const order = await requireOrder(params);
	const { number, name, parcels, lines_version: linesVersion } = order;
	const lines = linesToPack(order);
	const notice = maySplitOrder(order) && isDivisible(order) ? null : t.orderRefusals.notDivisible;
	const stored = parcels.flatMap((parcel, at) =>
		parcel.lines.map(({ lineId, quantity }) => [unitsField(lineId, at), String(quantity)]),
	);
	const whole = lines.map(({ id, quantity }) => [unitsField(id, 0), String(quantity)]);
	const units: Record<string, string> = Object.fromEntries(parcels.length > 0 ? stored : whole);
	const isTooLate = notice !== null && request.method === "GET";
	return json(
		{ number, name, lines, linesVersion, units, count: parcels.length, notice },
		{ status: isTooLate ? 409 : 200 },
	);
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const order = await requireOrder(params);
	const { number } = order;
	const body = await readFields(request);
	const form = await readForm(request, splitSchema(linesToPack(order)), person, {
		body,
		maxFields: MAX_SPLIT_FIELDS,
	});
	const count = Number(body.get("count")) || 2;
	if (!form.ok) return json({ result: await form.refusal.json(), count }, { status: 422 });
	const { parcels, linesVersion } = form.value;
	const again = async (count: number, errors: Record<string, string[]>, status: number) =>
		json({ result: await form.refuse(errors, status).json(), count }, { status });
	if (parcels === null) return again(count + 1, {}, 200);
	try {
		const by = { actorId: person.accountId, now: new Date() };
		const outcome = await splitOrder(db, { number, parcels, linesVersion, ...by });
		if (!outcome.ok) {
			const { reason, status } = explainSplit(outcome, formatMarketMoment);
			return again(count, { "": [reason] }, status);
		}
	} catch (error) {
		return again(count, { "": [failureReason(error, "divide the order into parcels", request)] }, 503);
	}
	const filled = parcels.filter((lines) => lines.length > 0).length;
	const text = filled > 1 ? t.orderParcels.sentInParcels({ count: filled }) : t.orderParcels.sentInOne;
	return redirectWithFlash(`/orders/${number}`, { tone: "success", text });
}

export default function SplitOrder() {
	const { number, name, lines, linesVersion, units, notice, ...stored } = useLoaderData<typeof loader>();
	const sent = useActionData<typeof action>();
	const here = `/orders/${number}`;
	const count = Math.min(MAX_PARCELS, Math.max(2, sent?.count ?? stored.count));
	const [form, fields] = useForm<Record<string, string>>({
		id: "parcels",
		lastResult: sent?.result as SubmissionResult<string[]> | undefined,
		defaultValue: units,
	});
	return (
		<div className="max-w-[56rem]">
			<PageHeading
				title={t.orderParcels.splitIntoParcels}
				sub={
					<>
						<a className="link tabular-nums" href={here}>
							{formatReferenceNumber(number)}
						</a>
						, {name}
					</>
				}
			/>
			{notice ? (
				<p data-tone="red" className="notice mb-5" role="alert">
					<Icon name="alert" /> <span>{notice}</span>
				</p>
			) : (
				<PostForm form={form}>
					<input type="hidden" name="count" value={count} />
					<input type="hidden" name="linesVersion" value={linesVersion} />
					<p className="mb-4 text-secondary">{t.orderParcels.splitLead}</p>
					<SplitFields lines={lines} count={count} field={(field) => fields[field] as FieldSource} />
					<div className="mt-6 flex flex-wrap gap-3">
						<Button busy={t.words.saving}>{t.orderParcels.saveParcels}</Button>
						{count < MAX_PARCELS ? (
							<Button variant="plain" name="add" value="1">
								<Icon name="plus" /> {t.orderParcels.addParcel}
							</Button>
						) : null}
						{stored.count > 0 ? (
							<Button variant="plain" name="whole" value="1">
								{t.orderParcels.sendOneParcel}
							</Button>
						) : null}
						<ButtonLink variant="quiet" href={here}>
							{t.orderParcels.goBack}
						</ButtonLink>
					</div>
				</PostForm>
			)}
		</div>
	);
}
