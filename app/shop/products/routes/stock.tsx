import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount } from "#app/common/language/format-count.ts";
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
export const meta: MetaFunction = () => [{ title: pageTitle("Stock") }];

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
			title: "Variant",
			isLead: true,
			cell: (row) => <span className="font-semibold wrap-anywhere">{row.name || "Default variant"}</span>,
		},
		{
			key: "sku",
			title: "SKU",
			onPhone: "last",
			cell: (row) => row.sku ?? <span className="text-secondary">No SKU</span>,
		},
		{
			key: "stock",
			title: "In stock",
			align: "end",
			cell: (row) => <span className="font-semibold tabular-nums">{formatCount(row.stock)}</span>,
		},
		{
			key: "waiting",
			title: "Waiting",
			align: "end",
			onPhone: "none",
			cell: (row) =>
				row.waiting > 0 ? (
					<span className="tabular-nums">{formatCount(row.waiting)}</span>
				) : (
					<span className="text-secondary">None</span>
				),
		},
		{ key: "state", title: "Status", onPhone: "last", cell: (row) => <StockState variant={row} /> },
	];
	return (
		<ProductFrame product={product} here="/stock">
			<DataTable
				caption="Stock by variant"
				columns={columns}
				rows={variants}
				rowKey={(row) => row.id}
				actions={(row) => (
					<ButtonLink href={`${path}/${maskId(row.id)}`} variant="plain" dense>
						Adjust<span className="sr-only"> {row.name || "stock"}</span>
					</ButtonLink>
				)}
			/>
			<p className="text-sm text-secondary">
				Waiting: people who get an email when the variant is back in stock, one for each unit.
			</p>
		</ProductFrame>
	);
}
