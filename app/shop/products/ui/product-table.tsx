import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import type { listStaffProducts } from "#app/shop/products/list-products.server.ts";
import { PRODUCT_LIST, type StaffProductFilters } from "#app/shop/products/product-filters.ts";
import { PRODUCT_STATUSES, type ProductStatus } from "#app/shop/products/product-status.ts";
import { ProductThumb } from "#app/ui/photos/thumb.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";

/** `tracked` and `low`: the number of tracked variants, and of those with low stock. */
type ProductRow = Awaited<ReturnType<typeof listStaffProducts>>["rows"][number];

type ProductTableProps = { rows: ProductRow[]; filters: StaffProductFilters; currency: string };

export function ProductTable({ rows, filters, currency }: ProductTableProps) {
	const sort = (by: StaffProductFilters["sort"]) => PRODUCT_LIST.sortLink(filters, by);
	const columns: Column<ProductRow>[] = [
		{
			key: "title",
			title: t.productList.product,
			sort: sort("title"),
			isLead: true,
			cell: (row) => <Title row={row} />,
		},
		{
			key: "status",
			title: t.words.status,
			onPhone: "last",
			cell: (row) => <StatusBadge {...PRODUCT_STATUSES[row.status]} />,
		},
		{ key: "stock", title: t.productList.stock, onPhone: "last", cell: (row) => <Stock row={row} /> },
		{
			key: "category",
			title: t.productForm.category,
			onPhone: "none",
			cell: (row) => row.category ?? <span className="text-secondary">{t.words.none}</span>,
		},
		{
			key: "price",
			title: t.words.price,
			align: "end",
			sort: sort("price"),
			cell: (row) => <PriceRange row={row} currency={currency} />,
		},
		{
			key: "sold",
			title: t.productList.sold,
			onPhone: "none",
			align: "end",
			sort: sort("sold"),
			cell: (row) => formatCount(row.sold),
		},
	];
	return (
		<DataTable
			caption={t.productList.products}
			columns={columns}
			rows={rows}
			rowKey={(row) => row.id}
			actions={(row) => <Actions row={row} />}
			isWide
		/>
	);
}

function Title({ row }: { row: ProductRow }) {
	return (
		<span className="pictured flex items-center gap-3">
			<label className="flex min-h-11 min-w-8 items-center">
				<span className="sr-only">{t.productList.select({ product: row.title })}</span>
				<input type="checkbox" name="product" value={maskId(row.id)} className="size-5" />
			</label>
			<ProductThumb hash={row.imageHash} />
			<a href={`/dashboard/products/${maskId(row.id)}`} className="link font-semibold wrap-anywhere">
				{row.title}
			</a>
		</span>
	);
}

function Stock({ row }: { row: ProductRow }) {
	const count = row.variants;
	if (!row.tracked)
		return (
			<span className="text-secondary">
				{count === 1 ? t.productList.notTracked : t.productList.notTrackedIn({ count })}
			</span>
		);
	const stock = <span className="tabular-nums text-ink">{formatCount(row.stock)}</span>;
	return (
		<>
			{count === 1 ? (
				stock
			) : (
				<span className="text-secondary">{t.productList.inVariants({ stock, count })}</span>
			)}
			{row.low ? (
				<span className="mt-1 block max-lg:mt-0">
					<StatusBadge
						tone={row.stock <= 0 ? "red" : "yellow"}
						icon="alert"
						label={
							row.stock <= 0
								? t.productList.outStock
								: row.variants === 1
									? t.productList.low
									: t.productList.lowVariants({ count: row.low })
						}
					/>
				</span>
			) : null}
		</>
	);
}

function PriceRange({ row, currency }: { row: ProductRow; currency: string }) {
	return (
		<>
			<Price amount={row.priceFrom} currency={currency} />
			{row.priceTo > row.priceFrom ? (
				<>
					{" – "}
					<Price amount={row.priceTo} currency={currency} />
				</>
			) : null}
		</>
	);
}

function Actions({ row }: { row: ProductRow }) {
	const path = `/dashboard/products/${maskId(row.id)}`;
	const status = (to: ProductStatus) =>
		`/dashboard/products/status?${new URLSearchParams({ to, product: maskId(row.id) })}`;
	return (
		<RowMenu label={t.productList.actions({ product: row.title })}>
			<MenuLink href={path} icon="edit">
				{t.words.edit}
			</MenuLink>
			<MenuLink href={`${path}/stock`} icon="box">
				{t.productList.stock}
			</MenuLink>
			<MenuLink href={`${path}/duplication`} icon="copy">
				{t.productList.duplicate}
			</MenuLink>
			{row.status === "active" ? (
				<MenuLink href={productPath(row.id)} icon="link">
					{t.productEdit.viewInShop}
				</MenuLink>
			) : null}
			{row.status === "archived" ? null : (
				<MenuLink href={status("archived")} icon="ban">
					{t.productList.archive.verb}
				</MenuLink>
			)}
			{row.status === "draft" ? (
				<MenuLink href={`${path}/deletion`} icon="trash" danger>
					{t.words.delete}
				</MenuLink>
			) : null}
		</RowMenu>
	);
}
