import { t } from "#app/common/language/messages.ts";
import { formatCountOrMore, isMoreThanCounted } from "#app/common/lists/most-counted.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { Card } from "#app/ui/card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { NeedsDoing } from "./needs-doing.server.ts";

export function NeedsDoingNow({ needs }: { needs: NeedsDoing }) {
	const { newOrders, returnRequests, low, lowCount } = needs;
	const isQuiet = newOrders + returnRequests.length + lowCount === 0;
	return (
		<Card title={t.shopFigures.do} className="mb-6">
			{isQuiet ? <p className="text-secondary">{t.shopFigures.nothingToDo}</p> : null}
			<ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1">
				{newOrders > 0 ? (
					<li>
						<a href="/orders?status=new">{t.shopFigures.newOrders({ count: newOrders })}</a>
					</li>
				) : null}
				{returnRequests.map((number) => (
					<li key={number}>
						{t.shopFigures.returnRequested({
							order: <a href={`/orders/${number}`}>{formatReferenceNumber(number)}</a>,
						})}
					</li>
				))}
				{lowCount > 0 ? (
					<li>{t.shopFigures.lowVariants({ count: lowCount, shown: formatMany(lowCount) })}</li>
				) : null}
			</ul>
			{low.length > 0 ? (
				<ul className="low-list">
					{low.map(({ variantId, productId, title, options, stock, waiting }) => (
						<li key={variantId}>
							<a href={`/dashboard/products/${maskId(productId)}/stock`} className="min-w-0">
								{title}
								{options ? <span className="text-secondary"> · {options}</span> : null}
								{waiting > 0 ? (
									<span className="text-secondary"> · {t.shopFigures.waiting({ count: waiting })}</span>
								) : null}
							</a>{" "}
							{stock > 0 ? (
								<StatusBadge tone="yellow" icon="alert" label={t.shopFigures.left({ count: stock })} />
							) : (
								<StatusBadge tone="red" icon="ban" label={t.shopFigures.soldOut} />
							)}
						</li>
					))}
				</ul>
			) : null}
			{lowCount > low.length ? (
				<p className="mt-3">
					<a href="/dashboard/products?stock=low">
						{isMoreThanCounted(lowCount)
							? t.shopFigures.viewAll
							: t.shopFigures.viewAllOf({ count: lowCount })}
					</a>
				</p>
			) : null}
		</Card>
	);
}

function formatMany(count: number): string {
	const text = formatCountOrMore(count);
	return text.charAt(0).toUpperCase() + text.slice(1);
}
