import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { correctionSchema } from "#app/shop/orders/change-form.ts";
import { explainCorrection } from "#app/shop/orders/order-messages.ts";
import { parcelOf, requireOrder } from "#app/shop/orders/order-request.server.ts";
import { hasArrived } from "#app/shop/orders/order-states.ts";
import { correctParcel } from "#app/shop/orders/shipping/correct-parcel.server.ts";
import { CarrierFields } from "#app/shop/orders/ui/change-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const order = await requireOrder(params);
	// A form that returns from its POST has already been checked by the action.
	const { fulfilment, parcels } = order;
	const one = parcels.find(({ id }) => id === parcelOf(request));
	const isShipped = one
		? one.shipped_at && !hasArrived(order)
		: parcels.length === 0 && fulfilment === "shipped";
	const tooLate = request.method === "GET" && !isShipped;
	const { carrier, tracking_number: trackingNumber } = one ?? order;
	const parcel = { carrier, trackingNumber };
	return json(
		{ here: `/orders/${order.number}`, parcel, reason: tooLate ? t.orderRefusals.notShipped : null },
		{ status: tooLate ? 409 : 200 },
	);
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const number = orderNumberFrom(params);
	const form = await readForm(request, correctionSchema, person);
	if (!form.ok) return form.refusal;
	const { expectedCarrier, expectedTracking, ...parcel } = form.value;
	const expectedParcel = { carrier: expectedCarrier, trackingNumber: expectedTracking };
	const outcome = await correctParcel(db, {
		number,
		parcelId: parcelOf(request),
		expectedParcel,
		parcel,
		actorId: person.accountId,
		now: new Date(),
	});
	if (!outcome.ok) {
		const { reason, status } = explainCorrection(outcome);
		return form.refuse({ "": [reason] }, status);
	}
	return redirectWithFlash(`/orders/${number}`, {
		tone: "success",
		text: t.orderParcels.trackingDetailsSaved,
	});
}

export default function CorrectParcel() {
	const { here, parcel, reason } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ carrier: string; trackingNumber: string }>({
		id: "parcel",
		lastResult: useActionData<typeof action>(),
		defaultValue: parcel,
	});
	const why = form.errors?.join(" ") ?? reason;
	if (why)
		return (
			<ChangeFailed what={t.orderParcels.doing} reason={why} href={here} back={t.orderParcels.backOrder} />
		);
	return (
		<Dialog title={t.orderParcels.trackingFields} closeHref={here} isFieldFocused>
			<p className="mb-4 text-secondary">{t.orderParcels.correctionConsequence}</p>
			<PostForm id={form.id}>
				<ErrorSummary form={form} />
				<input type="hidden" name="expectedCarrier" value={parcel.carrier} />
				<input type="hidden" name="expectedTracking" value={parcel.trackingNumber} />
				<CarrierFields carrier={fields.carrier} trackingNumber={fields.trackingNumber} />
				<DialogButtons>
					<Button busy={t.words.saving}>{t.words.save}</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
