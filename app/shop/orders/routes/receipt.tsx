import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { orderSettings } from "#app/http/process/order-settings.server.ts";
import { seller } from "#app/http/process/seller.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { toOrderView } from "#app/shop/orders/own/order-view.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { Receipt } from "#app/shop/orders/ui/receipt.tsx";

// Hydrated like the order that links to it, so that navigation stays in one document.
export const handle: ScreenHandle = { subject: "staff", hydrate: true };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: `Receipt ${data ? formatReferenceNumber(data.order.number) : ""} – Meeha` },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const order = await readOrder(db, { number: orderNumberFrom(params) });
	if (!order) throw json(null, { status: 404 });
	const settings = orderSettings(new Date());
	return json({ order: toOrderView(order, settings), seller });
}

export default function StaffReceipt() {
	const { order, seller } = useLoaderData<typeof loader>();
	return <Receipt order={order} seller={seller} href={`/orders/${order.number}`} />;
}
