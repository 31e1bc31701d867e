import { json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privatePageMeta } from "#app/common/page-meta.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { orderSettings } from "#app/http/process/order-settings.server.ts";
import { seller } from "#app/http/process/seller.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { toOrderView } from "#app/shop/orders/own/order-view.server.ts";
import { readOwnOrder } from "#app/shop/orders/own/own-orders.server.ts";
import { Receipt } from "#app/shop/orders/ui/receipt.tsx";

export const handle: ScreenHandle = { subject: "shop" };
export const meta: MetaFunction<typeof loader> = ({ data }) =>
	privatePageMeta(`Receipt ${data ? formatReferenceNumber(data.order.number) : ""}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	if (number.startsWith("H")) throw redirect(`/track/${number}/stay-receipt`, { status: 303 });
	const viewer = await readViewer(request, number);
	const now = new Date();
	const order = await readOwnOrder(db, { number, viewer, now });
	if (!order) throw askForContact(params.number);
	const settings = orderSettings(now);
	return json({ order: toOrderView(order, settings), seller });
}

export default function OwnReceipt() {
	const { order, seller } = useLoaderData<typeof loader>();
	return <Receipt order={order} seller={seller} href={`/track/${order.number}`} />;
}
