import { json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { marketSeller } from "#app/http/process/market-seller.server.ts";
import { requireOwnOrder, viewOrder } from "#app/shop/orders/order-request.server.ts";
import { Receipt } from "#app/shop/orders/ui/receipt.tsx";

export const handle: ScreenHandle = { subject: "shop" };
export const meta: MetaFunction<typeof loader> = ({ data }) =>
	privatePageMeta(t.orderPage.receiptTitle({ number: data ? formatReferenceNumber(data.order.number) : "" }));

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	if (number.startsWith("H")) throw redirect(`/track/${number}/stay-receipt`, { status: 303 });
	if (number.startsWith("R")) throw redirect(`/track/${number}/move-receipt`, { status: 303 });
	const { order } = await requireOwnOrder(request, params);
	return json({ order: viewOrder(order), seller: marketSeller() });
}

export default function OwnReceipt() {
	const { order, seller } = useLoaderData<typeof loader>();
	return <Receipt order={order} seller={seller} href={`/track/${order.number}`} />;
}
