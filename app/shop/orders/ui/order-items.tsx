import { isolated } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Photo } from "#app/ui/photos/photo.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { OrderTotals } from "./order-totals.tsx";

type Line = OrderView["lines"][number];

type OrderItemsProps = {
	order: OrderView;
	/** The review form of a product; null when it can't be reviewed, or already was. */
	reviewHref?: (productId: number) => string | null;
};

/** The order's lines with pictures, each a link to the current product, and its totals. */
export function OrderItems({ order, reviewHref }: OrderItemsProps) {
	const { lines, currency } = order;
	return (
		<Card title={t.orderPage.items}>
			<ul className="-my-3 divide-y divide-line">
				{lines.map((line) => (
					<li key={line.id} className="flex gap-3 py-3">
						<Picture line={line} />
						<div className="min-w-0 flex-1">
							<p className="font-semibold wrap-anywhere">
								{line.product_id === null ? (
									line.title
								) : (
									<a className="link" href={`/product/${maskId(line.product_id)}`}>
										{line.title}
									</a>
								)}
							</p>
							{line.options ? (
								<p className="text-sm text-secondary wrap-anywhere">{isolated(line.options)}</p>
							) : null}
							<p className="text-sm text-secondary tabular-nums">
								<Units line={line} currency={currency} />
							</p>
							<ReviewLink
								line={line}
								href={line.product_id === null ? null : reviewHref?.(line.product_id)}
							/>
						</div>
						<p className="max-w-28 text-end sm:max-w-none">
							{/* Before the discount, because the totals below start without it. */}
							<Price amount={line.unit_price * line.quantity} currency={currency} className="font-semibold" />
							{line.discount > 0 ? (
								<span className="block text-sm text-secondary">
									{t.orderPage.afterDiscount({ amount: <Price amount={line.total} currency={currency} /> })}
								</span>
							) : null}
						</p>
					</li>
				))}
			</ul>
			<div className="mt-3 border-t border-line pt-3">
				<OrderTotals order={order} />
			</div>
		</Card>
	);
}

function Units({ line, currency }: { line: Line; currency: string }) {
	const units = (
		<>
			{line.quantity} × <Price amount={line.unit_price} currency={currency} />
		</>
	);
	return line.returned > 0 ? t.orderRefunds.unitsReturned({ quantity: units, count: line.returned }) : units;
}

function ReviewLink({ line, href }: { line: Line; href: string | null | undefined }) {
	if (!href) return null;
	return (
		<p className="mt-1 text-sm print:hidden">
			<a href={href} className="link">
				{t.orderPage.writeReview}
				<span className="sr-only">: {line.title}</span>
			</a>
		</p>
	);
}

function Picture({ line }: { line: Line }) {
	const { image_hash, image_width, image_height } = line;
	const frame = "size-14 shrink-0 rounded-control object-cover print:hidden";
	if (!image_hash || !image_width || !image_height)
		return (
			<span className={`${frame} flex items-center justify-center bg-sunk text-secondary`}>
				<Icon name="box" />
			</span>
		);
	return (
		<Photo
			hash={image_hash}
			alt=""
			sizes="3.5rem"
			width={image_width}
			height={image_height}
			className={frame}
		/>
	);
}
