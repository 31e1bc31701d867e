import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isKeyOf } from "#app/common/access/viewer.server.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { db } from "#app/http/process/database.server.ts";
import { grantAccessByKey } from "#app/http/session/link-token.server.ts";
import { InvoiceLinks } from "#app/invoices/ui/invoice-links.tsx";
import { requireOwnOrder, viewOrder } from "#app/shop/orders/order-request.server.ts";
import { isCancelledOrExpired } from "#app/shop/orders/order-states.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { OrderParcels } from "#app/shop/orders/shipping/order-parcels.tsx";
import { OrderFacts } from "#app/shop/orders/ui/order-facts.tsx";
import { OrderItems } from "#app/shop/orders/ui/order-items.tsx";
import { PaymentInstructions } from "#app/shop/orders/ui/payment-step.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ForgetBrowser } from "#app/ui/dialog/forget-browser.tsx";
import { Icon } from "#app/ui/icon.tsx";

export const handle: ScreenHandle = { subject: "shop" };
export const meta: MetaFunction = () => privatePageMeta(t.ownOrder.order);
export const headers = secretLinkHeaders;

/**
 * For the account or browser that ordered, and for the emailed link (`?key=`), which signs this browser in to
 * the order. `?emailed=no` follows an order whose email was not sent.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const opens = (tokenHash: string) => isKeyOf(db, "orders", { number, tokenHash });
	await grantAccessByKey(request, { number, path: `/order-confirmation/${number}`, opens });
	const { order } = await requireOwnOrder(request, params);
	const isEmailed = new URL(request.url).searchParams.get("emailed") !== "no";
	return json({ order: viewOrder(order), isEmailed });
}

const emailSentence = (email: string, isEmailed: boolean) =>
	isEmailed ? t.ownOrder.emailed({ email }) : t.ownOrder.notEmailed({ email });

export default function Confirmation() {
	const { order, isEmailed } = useLoaderData<typeof loader>();
	const here = `/track/${order.number}`;
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div>
				<h1 className="text-xl">{titleOf(order)}</h1>
				<p className="mt-4 text-sm text-secondary">{t.ownOrder.orderNumber}</p>
				<p className="text-3xl font-bold tabular-nums wrap-anywhere">{formatReferenceNumber(order.number)}</p>
			</div>
			<PaymentInstructions order={order} />
			<Card title={isCancelledOrExpired(order) ? t.words.status : t.ownOrder.happensNext}>
				<ol className="list-decimal space-y-1.5 ps-5">
					<li>
						{order.email && !isCancelledOrExpired(order) ? `${emailSentence(order.email, isEmailed)} ` : null}
						{order.goods}
					</li>
					<li>{order.money ?? t.ownOrder.nothingPay}</li>
					{order.arrives ? <li>{order.arrives}</li> : null}
					{order.deadline ? <li>{order.deadline}</li> : null}
					<li>
						{t.ownOrder.follow({ link: (text) => <a href={here}>{text}</a> })}
						{order.mayCancel ? ` ${t.ownOrder.mayCancel}` : null}
					</li>
				</ol>
			</Card>
			<OrderParcels parcels={order.parcels} />
			<OrderItems order={order} />
			<Card title={t.ownOrder.deliveryPayment}>
				<OrderFacts order={order} />
			</Card>
			<p className="flex flex-wrap gap-3" data-frame>
				<ButtonLink href={here}>{t.ownOrder.trackOrder}</ButtonLink>
				<ButtonLink variant="plain" href={`${here}/receipt`}>
					<Icon name="print" /> {t.ownOrder.receipt}
				</ButtonLink>
				<InvoiceLinks number={order.number} invoices={order.invoices} />
				<ButtonLink variant="quiet" href="/collection">
					{t.ownOrder.continueShopping}
				</ButtonLink>
			</p>
			<ForgetBrowser />
		</div>
	);
}

/** The emailed link leads here as long as the order exists, even after it has ended. */
function titleOf(order: OrderView): string {
	if (isCancelledOrExpired(order)) return t.ownOrder.status({ status: t.orderStates.inText[order.status] });
	return t.ownOrder.thanks({ name: order.name });
}
