import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { currentMinute } from "#app/common/current-minute.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { crumbData, pageMeta } from "#app/common/page-meta.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import { excerptOf } from "#app/common/plain-text.ts";
import { readReviews } from "#app/common/reviews/read-reviews.server.ts";
import { readReviewPage, toReviewsView } from "#app/common/reviews/review-page.ts";
import { ReviewSection } from "#app/common/reviews/review-section.tsx";
import { Rating } from "#app/common/reviews/stars.tsx";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { addViewedProduct, readViewedProducts } from "#app/http/cookies/viewed-products.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { paymentProvider } from "#app/http/process/payment-provider.server.ts";
import { cacheUntilChanged, type VisitorArgs } from "#app/page-cache/index.server.ts";
import { chosenVariant, optionChoices } from "#app/shop/catalogue/choose-variant.ts";
import { productCrumbs, productPath } from "#app/shop/catalogue/product-path.ts";
import {
	type ProductView,
	readCards,
	readCatalogueProduct,
	readDelivery,
	readVariantsShown,
} from "#app/shop/catalogue/read-product.server.ts";
import { productData } from "#app/shop/catalogue/structured-data.ts";
import { BuyBox, StockLevel } from "#app/shop/catalogue/ui/buy-box.tsx";
import { BuyingFacts } from "#app/shop/catalogue/ui/buying-facts.tsx";
import { Description } from "#app/shop/catalogue/ui/description.tsx";
import { OptionPicker } from "#app/shop/catalogue/ui/option-picker.tsx";
import { PhotoGallery } from "#app/shop/catalogue/ui/photo-gallery.tsx";
import { ProductShelf } from "#app/shop/catalogue/ui/product-shelf.tsx";
import { Breadcrumbs } from "#app/ui/frame/breadcrumbs.tsx";
import { OwnPart } from "#app/ui/frame/page-part.tsx";
import { Price } from "#app/ui/price.tsx";

const SHOWN_AGAIN = 4;

export const handle: ScreenHandle = { subject: "shop", cached: true, own: RecentlyViewed };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	if (!data) return [];
	const { product, crumbs, origin } = data;
	const [photo] = product.photos;
	return [
		...pageMeta({
			origin,
			path: productPath(product.id),
			title: product.seo_title || product.title,
			description: product.seo_description || excerptOf(product.description),
			image: photo && { path: pictureUrl(photo.hash, 640), alt: photo.alt || product.title },
			type: "product",
		}),
		{ "script:ld+json": productData(product, data) },
		{
			"script:ld+json": crumbData(
				[...crumbs, { name: product.title, path: productPath(product.id) }],
				origin,
			),
		},
	];
};

/** Puts this product first among the viewed ones. A new browser gets the same cookie as any other. */
async function rememberVisit({ params, request }: VisitorArgs): Promise<string[]> {
	const productId = unmaskId(params.maskedId ?? "");
	return productId === null ? [] : [addViewedProduct(readViewedProducts(request), productId)];
}

async function readRecent({ params, request }: VisitorArgs, version?: string) {
	const productId = unmaskId(params.maskedId ?? "");
	const productIds = readViewedProducts(request).filter((id) => id !== productId);
	const cards = await readCards(db, { productIds }, version);
	return { recent: cards.slice(0, SHOWN_AGAIN), currency: market.currency };
}

/** The stock of the product's variants, as far as its page shows it. */
async function readStockShown({ params }: VisitorArgs): Promise<string> {
	const productId = unmaskId(params.maskedId ?? "");
	return productId === null ? "" : formatStockShown(await readVariantsShown(db, productId));
}

const formatStockShown = (variants: readonly { id: number; left: number | null }[]): string =>
	variants.map(({ id, left }) => `${id} ${left}`).join();

export const loader = cacheUntilChanged(
	{
		of: ["shop"],
		rankedBy: ["products.units_sold"],
		detail: {
			of: ["stock"],
			read: readStockShown,
			textOf: ({ product }: { product: Pick<ProductView, "variants"> }) => formatStockShown(product.variants),
		},
		params: ["variant", "reviews"],
		setCookies: rememberVisit,
		own: { cookies: ["meeha_seen"], isCounted: true, read: readRecent },
	},
	async ({ params, request }, versions) => {
		const version = versions && `${versions.get("shop")} ${currentMinute()}`;
		const productId = unmaskId(params.maskedId ?? "");
		const [product, delivery] = await Promise.all([
			productId === null ? undefined : readCatalogueProduct(db, { productId }, version),
			readDelivery(db, { country: market.country }, version),
		]);
		if (!product) throw json(null, { status: 404 });
		const { pathname, search, searchParams } = new URL(request.url);
		const requestedId = unmaskId(searchParams.get("variant") ?? "");
		const variant = chosenVariant(product.variants, requestedId) ?? null;
		const choices = variant ? optionChoices(product, product.variants, variant) : [];
		const { APP_ORIGIN: origin } = env;
		const { currency, country } = market;
		const reviewPage = { page: readReviewPage(searchParams), isReviewed: product.rating_count > 0 };
		const reviewed = await readReviews(db, { productId: product.id }, reviewPage);
		const reviews = toReviewsView(reviewed, market.timeZone);
		return {
			product,
			variant,
			choices,
			crumbs: productCrumbs(product),
			delivery,
			reviews,
			path: pathname + search,
			origin,
			currency,
			country,
			isOnline: paymentProvider !== null,
		};
	},
);

export default function Product() {
	const { product, variant, choices, crumbs, delivery, reviews, path, currency, isOnline } =
		useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs crumbs={crumbs} here={product.title} />
			<div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-2 lg:grid-cols-[38rem_minmax(0,1fr)]">
				<PhotoGallery photos={product.photos} title={product.title} first={variant?.image_hash ?? null} />
				<div id="product" className="min-w-0">
					{product.vendor ? <p className="text-sm text-secondary">{product.vendor}</p> : null}
					<h1 className="text-2xl">{product.title}</h1>
					{reviews.count > 0 ? (
						<a href="#reviews" className="mt-1 inline-block text-sm">
							<Rating sum={reviews.sum} count={reviews.count} />
						</a>
					) : null}
					{variant ? (
						<>
							<p className="mt-3 text-xl font-semibold">
								<Price amount={variant.price} currency={currency} compareAt={variant.compare_at} />
							</p>
							<StockLevel variant={variant} />
							<OptionPicker productId={product.id} choices={choices} />
							<BuyBox variant={variant} />
						</>
					) : (
						<p className="mt-3">Out of stock</p>
					)}
					<BuyingFacts delivery={delivery} currency={currency} isOnline={isOnline} />
					<Description text={product.description} />
				</div>
			</div>
			<ReviewSection
				reviews={reviews}
				answeredBy={marketName()}
				path={path}
				empty="No reviews yet. You can write one after your order arrives."
			/>
			<ProductShelf title="You may also like" products={product.related} currency={currency} />
			<OwnPart>
				<RecentlyViewed />
			</OwnPart>
		</>
	);
}

function RecentlyViewed() {
	const { recent, currency } = useLoaderData<typeof loader>().own;
	return <ProductShelf title="Recently viewed" products={recent} currency={currency} />;
}
