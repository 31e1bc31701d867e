import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { marketSeller } from "#app/http/process/market-seller.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { requireOrder, viewOrder } from "#app/shop/orders/order-request.server.ts";
import { Receipt } from "#app/shop/orders/ui/receipt.tsx";

// Hydrated like the order that links to it, so that navigation stays in one document.
export const handle: ScreenHandle = { subject: "staff", hydrate: true };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{
		title: pageTitle(
			t.orderPage.receiptTitle({ number: data ? formatReferenceNumber(data.order.number) : "" }),
		),
	},
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const order = await requireOrder(params);
	return json({ order: viewOrder(order), seller: marketSeller() });
}

export default function StaffReceipt() {
	const { order, seller } = useLoaderData<typeof loader>();
	return <Receipt order={order} seller={seller} href={`/orders/${order.number}`} />;
}
