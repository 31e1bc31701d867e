import { json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privatePageMeta } from "#app/common/page-meta.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { orderSettings } from "#app/http/process/order-settings.server.ts";
import { marketSeller } from "#app/http/process/seller.server.ts";
import { requireOwnOrder } from "#app/shop/orders/order-request.server.ts";
import { toOrderView } from "#app/shop/orders/own/order-view.server.ts";
import { Receipt } from "#app/shop/orders/ui/receipt.tsx";

export const handle: ScreenHandle = { subject: "shop" };
export const meta: MetaFunction<typeof loader> = ({ data }) =>
	privatePageMeta(`Receipt ${data ? formatReferenceNumber(data.order.number) : ""}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	if (number.startsWith("H")) throw redirect(`/track/${number}/stay-receipt`, { status: 303 });
	if (number.startsWith("R")) throw redirect(`/track/${number}/move-receipt`, { status: 303 });
	const now = new Date();
	const { order } = await requireOwnOrder(request, params, now);
	return json({ order: toOrderView(order, orderSettings(now)), seller: marketSeller() });
}

export default function OwnReceipt() {
	const { order, seller } = useLoaderData<typeof loader>();
	return <Receipt order={order} seller={seller} href={`/track/${order.number}`} />;
}
