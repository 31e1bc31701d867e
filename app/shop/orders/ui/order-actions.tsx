import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { INVOICE_KINDS, invoicePath } from "#app/invoices/invoice-snapshot.ts";
import { type NextStep, nextStep } from "#app/shop/orders/next-step.ts";
import { allowedOrderChanges, ORDER_CHANGES } from "#app/shop/orders/order-changes.ts";
import {
	isPartlyShipped,
	mayEditLines,
	mayShipParcel,
	maySplitOrder,
	ONLINE,
} from "#app/shop/orders/order-rules.ts";
import { hasArrived } from "#app/shop/orders/order-states.ts";
import { describeShipped } from "#app/shop/orders/own/order-progress.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { allowedAnswers } from "#app/shop/orders/returns/return-labels.ts";
import { isDivisible } from "#app/shop/orders/shipping/lines-to-pack.ts";
import { OrderParcels } from "#app/shop/orders/shipping/order-parcels.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";

type OrderActionsProps = {
	order: OrderView;
	/** The refund that is due, and what is left to refund of an online payment, in minor units. */
	owed: number;
	left: number;
};

/** The refund that is due, and the actions of staff on an order. The next step comes first, as the primary button. */
export function OrderActions({ order, owed, left }: OrderActionsProps) {
	const here = `/orders/${order.number}`;
	const next = nextStep(order, owed, order.returns);
	const primary = next && "change" in next ? next.change : null;
	const nextParcel = next && "parcelId" in next && order.parcels.find(({ id }) => id === next.parcelId);
	const others = allowedOrderChanges(order).filter((name) => name !== primary);
	/** On phones they are in a menu. */
	const more: { href: string; icon: IconName; label: string; isChange?: true }[] = [
		...(mayEditLines(order)
			? [{ href: `${here}/edit`, icon: "edit", label: t.orderPage.editItems, isChange: true } as const]
			: []),
		...(maySplitOrder(order) && isDivisible(order)
			? [
					{
						href: `${here}/parcels`,
						icon: "packing",
						label: order.parcels.length > 0 ? t.orderPage.changeParcels : t.orderPage.splitIntoParcels,
						isChange: true,
					} as const,
				]
			: []),
		{ href: `/inbox/${order.number}`, icon: "chat", label: t.orderPage.messages },
		{ href: `${here}/packing-slip`, icon: "print", label: t.orderPage.packingSlip },
		{ href: `${here}/receipt`, icon: "print", label: t.orderPage.receipt },
		...order.invoices.map(({ kind, number }) => ({
			href: invoicePath(order.number, number),
			icon: "print" as const,
			label: t.invoices.named({ kind: INVOICE_KINDS[kind].label, number }),
		})),
	];
	return (
		<>
			{owed > 0 ? (
				<p data-tone="red" className="notice mb-5">
					<Icon name="wallet" />
					<span>
						<strong>
							{t.orderPage.refundNeeded({ amount: <Price amount={owed} currency={order.currency} /> })}
						</strong>{" "}
						{order.payment_method === ONLINE ? t.orderPage.refundedToCard : t.orderPage.recordAfterSending}
					</span>
				</p>
			) : null}
			<div className="mb-5 flex flex-wrap gap-2 print:hidden">
				{nextParcel ? (
					<ButtonLink dense href={shipHref(order.number, nextParcel.id)}>
						<Icon name="truck" /> {t.orderPage.shipParcel({ which: nextParcel.which })}
					</ButtonLink>
				) : null}
				{[...(primary ? [primary] : []), ...others].map((name) => (
					<ButtonLink
						key={name}
						dense
						variant={name === primary ? "primary" : "plain"}
						href={`${here}/${name}`}
					>
						<Icon name={ORDER_CHANGES[name].icon} /> {t.orderChanges[name].menu}
					</ButtonLink>
				))}
				{left > 0 ? (
					<ButtonLink
						dense
						variant={next && "refund" in next ? "primary" : "plain"}
						href={`${here}/refunds/new`}
					>
						<Icon name="undo" />{" "}
						{order.payment_method === ONLINE ? t.orderPage.refund : t.orderPage.recordRefund}
					</ButtonLink>
				) : null}
				<div className="contents max-md:hidden">
					{more.map(({ href, icon, label, isChange }) => (
						<ButtonLink key={href} dense variant={isChange ? "plain" : "quiet"} href={href}>
							<Icon name={icon} /> {label}
						</ButtonLink>
					))}
				</div>
				<div className="ms-auto md:hidden">
					<RowMenu label={t.words.actions}>
						{more.map(({ href, icon, label }) => (
							<MenuLink key={href} href={href} icon={icon}>
								{label}
							</MenuLink>
						))}
					</RowMenu>
				</div>
			</div>
		</>
	);
}

const shipHref = (number: string, parcelId: number) =>
	`/orders/${number}/shipment?parcel=${maskId(parcelId)}`;

/** For screen readers only. */
const hidden = (text: string) => <span className="sr-only">{text}</span>;

/** The parcels of an order, with what staff do with each. */
export function ParcelActions({ order }: { order: OrderView }) {
	const here = `/orders/${order.number}`;
	const note = isPartlyShipped(order) ? (
		<p className="mb-4 text-secondary">{t.orderPage.partlyShipped({ shipped: describeShipped(order) })}</p>
	) : null;
	return (
		<OrderParcels
			parcels={order.parcels}
			note={note}
			actionsOf={({ id, shippedAt }, at) => (
				<p className="mt-2 flex flex-wrap gap-2 print:hidden">
					{shippedAt === null && mayShipParcel(order) ? (
						<ButtonLink dense variant="plain" href={shipHref(order.number, id)}>
							<Icon name="truck" /> {t.orderPage.ship({ number: at + 1, hidden })}
						</ButtonLink>
					) : null}
					{shippedAt !== null && !hasArrived(order) ? (
						<ButtonLink dense variant="plain" href={`${here}/parcel?parcel=${maskId(id)}`}>
							<Icon name="truck" /> {t.orderPage.editParcelTracking({ number: at + 1, hidden })}
						</ButtonLink>
					) : null}
					<ButtonLink dense variant="quiet" href={`${here}/packing-slip?parcel=${at + 1}`}>
						<Icon name="print" /> {t.orderPage.parcelSlip({ number: at + 1, hidden })}
					</ButtonLink>
				</p>
			)}
		/>
	);
}

export function ReturnActions({
	number,
	request,
	next,
}: {
	number: string;
	request: OrderView["returns"][number];
	next: NextStep;
}) {
	const answers = allowedAnswers(request.status);
	if (answers.length === 0) return null;
	const primary = next && "answer" in next && next.returnId === request.id ? next.answer : null;
	return (
		<p className="mt-3 flex flex-wrap gap-2 print:hidden">
			{answers.map((name) => (
				<ButtonLink
					key={name}
					dense
					variant={name === primary ? "primary" : "plain"}
					href={`/orders/${number}/returns/${maskId(request.id)}/${name}`}
				>
					{t.orderReturns[name].menu}
				</ButtonLink>
			))}
		</p>
	);
}
