import { type SubmissionResult, useForm } from "@conform-to/react";
import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { returnListOf } from "#app/shop/orders/list/order-filters.ts";
import { changeSelection, readSelection } from "#app/shop/orders/order-request.server.ts";
import { parcelsSchema } from "#app/shop/orders/shipping/parcel-fields.ts";
import { NotReady, ParcelFields } from "#app/shop/orders/ui/parcel-fields.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.orderParcels.shipOrders) }];

/** The selected orders, `?numbers=…`, with a carrier and a tracking number for each. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { orders, list } = await readSelection(request, "ship");
	return orders.length > 0 ? json({ orders, list }) : redirect(list, { status: 303 });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const list = returnListOf(request.url);
	const form = await readForm(request, parcelsSchema, person);
	if (!form.ok) {
		const result = await form.refusal.json();
		if (!result.initialValue?.numbers) return redirect(list, { status: 303 });
		return json(result, { status: 422 });
	}
	const parcels = form.value;
	const numbers = parcels.map(({ number }) => number);
	const { hasFailed, message } = await changeSelection(request, person, { bulk: "ship", numbers, parcels });
	if (!hasFailed) return redirectWithFlash(list, message);
	// The form again as typed, for the orders that are left.
	return json(await form.refuse({ "": [message.text] }, 503).json(), { status: 503 });
}

export default function Shipment() {
	const { orders, list } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<Record<string, string>>({
		id: "shipment",
		lastResult: useActionData<typeof action>() as SubmissionResult<string[]> | undefined,
	});
	const ready = orders.filter(({ isReady }) => isReady);
	return (
		<>
			<PageHeading title={t.orderParcels.shipOrders} />
			<NotReady orders={orders.filter(({ isReady }) => !isReady)}>
				{t.orderParcels.onlyConfirmedShippable}
			</NotReady>
			{ready.length > 0 ? (
				<PostForm id={form.id} className="max-w-form">
					<ErrorSummary form={form} />
					<p className="mb-4 text-secondary">{t.orderParcels.bulkConsequence}</p>
					{ready.map((order) => (
						<ParcelFields key={order.number} order={order} field={(name) => fields[name] as FieldSource} />
					))}
					<div className="mt-6 flex flex-wrap gap-3">
						<Button busy={t.orderParcels.shipping}>
							{t.orderParcels.markShipped({ count: ready.length })}
						</Button>
						<ButtonLink href={list} variant="quiet">
							{t.orderParcels.backOrders}
						</ButtonLink>
					</div>
				</PostForm>
			) : (
				<ButtonLink href={list} variant="plain">
					{t.orderParcels.backOrders}
				</ButtonLink>
			)}
		</>
	);
}
