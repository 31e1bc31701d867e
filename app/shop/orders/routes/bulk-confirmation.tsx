import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { BULK_CHANGES } from "#app/shop/orders/change-orders.server.ts";
import { returnListOf } from "#app/shop/orders/list/order-filters.ts";
import { describeBulk } from "#app/shop/orders/order-messages.ts";
import { changeSelection, readSelection } from "#app/shop/orders/order-request.server.ts";
import { numbersSchema } from "#app/shop/orders/shipping/parcel-fields.ts";
import { NotReady } from "#app/shop/orders/ui/parcel-fields.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.orderList.confirmOrders) }];

/** Asks before the selected orders, `?numbers=…`, are confirmed. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { orders, list } = await readSelection(request, "confirm");
	if (orders.length === 0) return redirect(list, { status: 303 });
	if (!orders.some(({ isReady }) => isReady)) {
		const refused = orders.map(({ number }) => number);
		const outcome = { done: 0, refused, otherwiseShipped: [], failed: [] };
		throw await redirectWithFlash(list, describeBulk(outcome, BULK_CHANGES.confirm.done, ""));
	}
	return json({ orders, list });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const list = returnListOf(request.url);
	const form = await readForm(request, numbersSchema, person);
	if (!form.ok) return redirect(list, { status: 303 });
	const { message } = await changeSelection(request, person, { bulk: "confirm", numbers: form.value });
	return redirectWithFlash(list, message);
}

export default function BulkConfirmation() {
	const { orders, list } = useLoaderData<typeof loader>();
	const count = orders.filter(({ isReady }) => isReady).length;

	return (
		<>
			<PageHeading title={t.orderList.orders} />
			<ConfirmDialog
				title={t.orderList.confirmQuestion({ count })}
				closeHref={list}
				button={t.orderList.confirmButton({ count })}
				busy={t.words.confirming}
				isSafe
				fields={{ numbers: orders.map(({ number }) => number) }}
			>
				<NotReady orders={orders.filter(({ isReady }) => !isReady)}>
					{t.orderList.onlyNewConfirmable}
				</NotReady>
				<p className="text-secondary">{t.orderList.emails({ count })}</p>
			</ConfirmDialog>
		</>
	);
}
