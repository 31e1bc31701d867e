import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageMeta, shopFeed } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import {
	findActiveCategory,
	listActiveCategories,
	readShelf,
} from "#app/shop/catalogue/read-collection.server.ts";
import { listProducts } from "#app/shop/catalogue/search/list-products.server.ts";
import { NO_PRODUCT_FILTERS, productsPath } from "#app/shop/catalogue/search/product-filters.ts";
import { CategoryTiles } from "#app/shop/catalogue/ui/category-tiles.tsx";
import { ProductGrid, type ProductOnCard } from "#app/shop/catalogue/ui/product-grid.tsx";
import { ProductShelf } from "#app/shop/catalogue/ui/product-shelf.tsx";
import { QuickAddScript } from "#app/shop/catalogue/ui/quick-add.tsx";
import { describePaymentMethods } from "#app/shop/pricing/payment-methods.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Breadcrumbs } from "#app/ui/frame/breadcrumbs.tsx";
import { Icon } from "#app/ui/icon.tsx";

const ON_SHELF = 4;
const describeShop = (isOnline: boolean) =>
	t.catalogue.description({ payment: describePaymentMethods({ isOnline }) });

export const handle: ScreenHandle = { subject: "shop", cached: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	if (!data) return [];
	const { category, origin } = data;
	const texts = category
		? {
				title: category.name,
				description:
					category.description ||
					t.catalogue.categoryDescription({ category: category.name, market: marketName() }),
			}
		: { title: t.catalogue.shop, description: describeShop(data.isOnline) };
	const path = category ? `/collection?${new URLSearchParams({ category: category.slug })}` : "/collection";
	return [...pageMeta({ origin, path, ...texts }), shopFeed()];
};

export const loader = cacheUntilChanged(
	{ of: ["shop"], rankedBy: ["products.units_sold"], params: ["category"] },
	async ({ request }) => {
		const { APP_ORIGIN: origin } = env;
		const { currency } = market;
		const isOnline = paymentProvider !== null;
		const slug = new URL(request.url).searchParams.get("category") ?? "";
		if (slug === "") {
			const [categories, newest, sale, best] = await Promise.all([
				listActiveCategories(db),
				readShelf(db, { shelf: "new", count: ON_SHELF }),
				readShelf(db, { shelf: "sale", count: ON_SHELF }),
				readShelf(db, { shelf: "best", count: ON_SHELF }),
			]);
			const shelves = { newest, sale, best };
			return { category: null, categories, shelves, origin, currency, isOnline };
		}
		const category = /\p{Cc}/u.test(slug) ? undefined : await findActiveCategory(db, { slug });
		if (!category) throw json(null, { status: 404 });
		const page = await listProducts(db, {
			filters: { ...NO_PRODUCT_FILTERS, category: slug, sort: "best" },
			terms: [],
		});
		return { category: { ...category, ...page }, categories: [], shelves: null, origin, currency, isOnline };
	},
);

export default function Collection() {
	const { category, categories, shelves, currency, isOnline } = useLoaderData<typeof loader>();
	if (category) return <Category category={category} currency={currency} />;
	return (
		<>
			<h1 className="text-3xl">{t.catalogue.shop}</h1>
			<p className="mt-2 mb-8 max-w-prose text-lg text-secondary">{describeShop(isOnline)}</p>
			{categories.length > 0 ? (
				<CategoryTiles categories={categories} />
			) : (
				<EmptyState
					title={t.catalogue.noProductsYet}
					icon="box"
					action={<ButtonLink href="/">{t.catalogue.home}</ButtonLink>}
				>
					{t.catalogue.emptyText}
				</EmptyState>
			)}
			<ProductShelf
				title={t.catalogue.new}
				href="/products"
				products={shelves?.newest}
				currency={currency}
				returnTo="/collection"
			/>
			<ProductShelf
				title={t.catalogue.onSale}
				href={productsPath(NO_PRODUCT_FILTERS, { onSale: true }, currency)}
				products={shelves?.sale}
				currency={currency}
				returnTo="/collection"
			/>
			<ProductShelf
				title={t.catalogue.bestSellers}
				href={productsPath(NO_PRODUCT_FILTERS, { sort: "best" }, currency)}
				products={shelves?.best}
				currency={currency}
				returnTo="/collection"
			/>
			<QuickAddScript />
		</>
	);
}

type CategoryProps = {
	category: {
		name: string;
		slug: string;
		description: string;
		lang?: { name?: string; description?: string };
		products: ProductOnCard[];
		after: string | null;
	};
	currency: string;
};

/** One category: its best sellers, and a link to all of it. */
function Category({ category, currency }: CategoryProps) {
	const { name, slug, description, lang, products, after } = category;
	const all = productsPath(NO_PRODUCT_FILTERS, { category: slug }, currency);
	return (
		<>
			<Breadcrumbs crumbs={[{ name: t.catalogue.shop, path: "/collection" }]} here={name} lang={lang?.name} />
			<div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div>
					<h1 className="text-3xl" lang={lang?.name}>
						{name}
					</h1>
					{description ? (
						<p className="mt-2 max-w-prose text-secondary" lang={lang?.description}>
							{description}
						</p>
					) : null}
				</div>
				<ButtonLink href={all} variant="plain">
					<Icon name="filters" /> {t.catalogue.filterAndSort}
				</ButtonLink>
			</div>
			{products.length > 0 ? (
				<ProductGrid
					products={products}
					currency={currency}
					as="h2"
					firstCount={4}
					returnTo={`/collection?${new URLSearchParams({ category: slug })}`}
				/>
			) : (
				<EmptyState
					title={t.catalogue.nothingHereYet}
					icon="box"
					action={<ButtonLink href="/collection">{t.catalogue.shop}</ButtonLink>}
				>
					{t.catalogue.emptyCategory}
				</EmptyState>
			)}
			{after ? (
				<p className="mt-10">
					<ButtonLink
						href={productsPath(NO_PRODUCT_FILTERS, { category: slug, sort: "best", after }, currency)}
					>
						{t.catalogue.viewMoreIn({ name })}
					</ButtonLink>
				</p>
			) : null}
			<QuickAddScript />
		</>
	);
}
