import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readViews } from "#app/account/views/views-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { countStaffProducts, listStaffProducts } from "#app/shop/products/list-products.server.ts";
import { PRODUCT_LIST, PRODUCT_VIEWS } from "#app/shop/products/product-filters.ts";
import { listCategoryNames } from "#app/shop/products/read-product.server.ts";
import { ProductFilterBar } from "#app/shop/products/ui/product-filter-bar.tsx";
import { ProductTable } from "#app/shop/products/ui/product-table.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InPlace } from "#app/ui/live/in-place.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Pager } from "#app/ui/table/pager.tsx";

const PATH = "/dashboard/products";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.productList.products) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	const filters = PRODUCT_LIST.read(new URL(request.url).searchParams);
	const [list, categories] = await Promise.all([listStaffProducts(db, filters), listCategoryNames(db)]);
	const views = await readViews(person, {
		list: PRODUCT_LIST,
		filters,
		builtIn: PRODUCT_VIEWS,
		count: (of) => countStaffProducts(db, of),
	});
	return json({
		...list,
		views,
		filters: { ...filters, page: list.page },
		categories,
		currency: market.currency,
	});
}

export default function Products() {
	const { rows, total, page, views, filters, categories, currency } = useLoaderData<typeof loader>();
	return (
		<InPlace>
			<PageHeading
				title={t.productList.products}
				isShort
				action={
					<ButtonLink dense href={`${PATH}/new`}>
						<Icon name="plus" /> {t.productForm.add}
					</ButtonLink>
				}
			/>
			<ProductFilterBar filters={filters} views={views} categories={categories} />
			{rows.length > 0 ? (
				<PostForm
					action={`${PATH}/status${PRODUCT_LIST.search(filters)}`}
					aria-label={t.productList.bulkActions}
				>
					<p className="bulk-bar text-sm">
						<span className="text-secondary">{t.productList.selected}</span>
						<Button variant="plain" dense name="to" value="active">
							{t.productList.activateMenu}
						</Button>
						<Button variant="plain" dense name="to" value="draft">
							{t.productList.setDraftMenu}
						</Button>
						<Button variant="plain" dense name="to" value="archived">
							{t.productList.archiveMenu}
						</Button>
					</p>
					<ProductTable rows={rows} filters={filters} currency={currency} />
				</PostForm>
			) : (
				<NoProducts isFiltered={PRODUCT_LIST.isFiltered(filters)} />
			)}
			<Pager
				path={PRODUCT_LIST.path}
				params={new URLSearchParams(PRODUCT_LIST.search(filters))}
				page={page}
				perPage={filters.size}
				total={total}
				noun="products"
				sizes={PRODUCT_LIST.sizes}
			/>
		</InPlace>
	);
}

function NoProducts({ isFiltered }: { isFiltered: boolean }) {
	if (isFiltered)
		return (
			<EmptyState
				title={t.productList.noProductsMatch}
				icon="search"
				action={
					<ButtonLink variant="plain" href={PATH}>
						{t.productList.showAllProducts}
					</ButtonLink>
				}
			>
				{t.productList.noMatchText}
			</EmptyState>
		);
	return (
		<EmptyState
			title={t.productList.noProductsYet}
			icon="box"
			action={<ButtonLink href={`${PATH}/new`}>{t.productForm.add}</ButtonLink>}
		>
			{t.productList.emptyText}
		</EmptyState>
	);
}
