import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { requireProduct } from "#app/shop/products/product-request.server.ts";
import { ProductFrame } from "#app/shop/products/ui/product-frame.tsx";
import { countWaiting } from "#app/shop/restock/restock-requests.server.ts";
import { readStock } from "#app/shop/stock/read-stock.server.ts";
import { StockState } from "#app/shop/stock/stock-state.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.productStock.stock) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const product = await requireProduct(params);
	const variants = await readStock(db, { productId: product.id });
	const waiting = await countWaiting(
		db,
		variants.map(({ id }) => id),
	);
	return json({ product, variants: variants.map((row) => ({ ...row, waiting: waiting.get(row.id) ?? 0 })) });
}

type Row = Awaited<ReturnType<typeof readStock>>[number] & { waiting: number };

export default function Stock() {
	const { product, variants } = useLoaderData<typeof loader>();
	const path = `/dashboard/products/${maskId(product.id)}/stock`;
	const columns: Column<Row>[] = [
		{
			key: "name",
			title: t.productVariants.variant,
			isLead: true,
			cell: (row) => (
				<span className="font-semibold wrap-anywhere">{row.name || t.productVariants.defaultName}</span>
			),
		},
		{
			key: "sku",
			title: t.productForm.sku,
			onPhone: "last",
			cell: (row) => row.sku ?? <span className="text-secondary">{t.productStock.noSku}</span>,
		},
		{
			key: "stock",
			title: t.productVariants.inStock,
			align: "end",
			cell: (row) => <span className="font-semibold tabular-nums">{formatCount(row.stock)}</span>,
		},
		{
			key: "waiting",
			title: t.productStock.waiting,
			align: "end",
			onPhone: "none",
			cell: (row) =>
				row.waiting > 0 ? (
					<span className="tabular-nums">{formatCount(row.waiting)}</span>
				) : (
					<span className="text-secondary">{t.words.none}</span>
				),
		},
		{ key: "state", title: t.words.status, onPhone: "last", cell: (row) => <StockState variant={row} /> },
	];
	return (
		<ProductFrame product={product} here="/stock">
			<DataTable
				caption={t.productStock.stockVariant}
				columns={columns}
				rows={variants}
				rowKey={(row) => row.id}
				actions={(row) => (
					<ButtonLink href={`${path}/${maskId(row.id)}`} variant="plain" dense>
						{t.productStock.adjustStock({
							name: row.name,
							hidden: (text) => <span className="sr-only">{text}</span>,
						})}
					</ButtonLink>
				)}
			/>
			<p className="text-sm text-secondary">{t.productStock.waitingHint}</p>
		</ProductFrame>
	);
}
