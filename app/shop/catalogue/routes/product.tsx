import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { crumbData, pageMeta, structuredData } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { excerptOf, paragraphsOf } from "#app/common/plain-text.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { addViewedProduct, readViewedProducts } from "#app/http/cookies/viewed-products.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cacheUntilChanged, type VisitorArgs } from "#app/page-cache/index.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { readReviews } from "#app/reviews/read-reviews.server.ts";
import { REVIEW_PARAMS, readReviewChoice, toReviewsView } from "#app/reviews/review-page.ts";
import { ReviewSection } from "#app/reviews/ui/review-section.tsx";
import { Rating } from "#app/reviews/ui/stars.tsx";
import {
	chosenVariant,
	isSoldOut,
	optionChoices,
	photosOfVariant,
} from "#app/shop/catalogue/choose-variant.ts";
import { productCardLink } from "#app/shop/catalogue/product-card.server.ts";
import {
	productCrumbs,
	productPath,
	productPhotoPath,
	productReviewPhotoPath,
} from "#app/shop/catalogue/product-path.ts";
import {
	type ProductView,
	readCards,
	readCatalogueProduct,
	readDelivery,
	readVariantsShown,
} from "#app/shop/catalogue/read-product.server.ts";
import { productData } from "#app/shop/catalogue/structured-data.ts";
import { BuyBox, OptionPicker, StockLevel } from "#app/shop/catalogue/ui/buy-box.tsx";
import { BuyingFacts } from "#app/shop/catalogue/ui/buying-facts.tsx";
import { ProductShelf } from "#app/shop/catalogue/ui/product-shelf.tsx";
import { RestockEmail } from "#app/shop/catalogue/ui/restock-form.tsx";
import { SizeGuide } from "#app/shop/catalogue/ui/size-guide.tsx";
import { readPlaceTax } from "#app/shop/pricing/tax-rates.server.ts";
import { Breadcrumbs } from "#app/ui/frame/breadcrumbs.tsx";
import { OwnPart, useOwnData } from "#app/ui/frame/page-part.tsx";
import { Gallery } from "#app/ui/photos/gallery.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

const SHOWN_AGAIN = 4;

export const handle: ScreenHandle = { subject: "shop", cached: true, own: OwnParts };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	if (!data) return [];
	const { product, card, crumbs, origin } = data;
	return [
		...pageMeta({
			origin,
			path: productPath(product.id),
			title: product.seo_title || product.title,
			description: product.seo_description || excerptOf(product.description),
			card,
			type: "product",
		}),
		structuredData(productData(product, data)),
		structuredData(crumbData([...crumbs, { name: product.title, path: productPath(product.id) }], origin)),
	];
};

/** Puts this product first among the viewed ones. A new browser gets the same cookie as any other. */
async function rememberVisit({ params, request }: VisitorArgs): Promise<string[]> {
	const productId = unmaskId(params.maskedId ?? "");
	return productId === null ? [] : [addViewedProduct(readViewedProducts(request), productId)];
}

async function readOwn({ params, request }: VisitorArgs) {
	const person = await readPerson(request);
	const productId = unmaskId(params.maskedId ?? "");
	const productIds = readViewedProducts(request).filter((id) => id !== productId);
	const cards = await readCards(db, { productIds });
	return {
		recent: cards.slice(0, SHOWN_AGAIN),
		currency: market.currency,
		hasConfirmedEmail: person?.hasConfirmedEmail ?? false,
	};
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
		params: ["variant", ...REVIEW_PARAMS],
		setCookies: rememberVisit,
		own: { cookies: ["meeha_seen", "meeha_session"], isCounted: true, read: readOwn },
	},
	async ({ params, request }) => {
		const productId = unmaskId(params.maskedId ?? "");
		const today = wallClock(new Date(), market.timeZone).date;
		const [product, delivery, placeTax] = await Promise.all([
			productId === null ? undefined : readCatalogueProduct(db, { productId }),
			readDelivery(db, { country: market.country }),
			readPlaceTax(db, { country: market.country, region: "", day: today }),
		]);
		if (!product) throw json(null, { status: 404 });
		const { pathname, search, searchParams } = new URL(request.url);
		const requestedId = unmaskId(searchParams.get("variant") ?? "");
		const variant = chosenVariant(product.variants, requestedId) ?? null;
		// One variant alone has no photos of its own.
		const pictured = product.variants.length > 1 ? variant : null;
		const choices = variant ? optionChoices(product.optionNames, product.variants, variant) : [];
		const { APP_ORIGIN: origin } = env;
		const { currency, country } = market;
		const reviewed = await readReviews(db, { productId: product.id }, readReviewChoice(searchParams));
		const reviews = toReviewsView(reviewed, market.timeZone);
		return {
			product,
			card: productCardLink(product, currency),
			photos: photosOfVariant(product.photos, pictured),
			pictured: pictured?.id,
			variant,
			choices,
			crumbs: productCrumbs(product),
			delivery,
			isTaxIncluded: placeTax.taxOf("standard") !== null && placeTax.isTaxInclusive,
			reviews,
			path: pathname + search,
			origin,
			currency,
			country,
			isOnline: paymentProvider !== null,
			today: variant && !isSoldOut(variant) ? today : null,
		};
	},
);

export default function Product() {
	const {
		product,
		photos,
		pictured,
		variant,
		choices,
		crumbs,
		delivery,
		isTaxIncluded,
		reviews,
		path,
		currency,
		isOnline,
		today,
	} = useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs crumbs={crumbs} here={product.title} lang={product.lang?.title} />
			<div
				id="product"
				className="grid scroll-mt-4 items-start gap-x-12 gap-y-6 md:grid-cols-2 lg:grid-cols-[38rem_minmax(0,1fr)]"
			>
				<Gallery
					photos={photos}
					name={product.title}
					layout="thumbnails"
					hrefOf={(number) => productPhotoPath(product.id, number, pictured)}
					icon="box"
				/>
				<div className="min-w-0">
					{product.vendor ? <p className="text-sm text-secondary">{product.vendor}</p> : null}
					<h1 className="text-2xl" lang={product.lang?.title}>
						{product.title}
					</h1>
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
							{isTaxIncluded ? <p className="text-sm text-secondary">{t.prices.taxesIncluded}</p> : null}
							<StockLevel variant={variant} />
							<OptionPicker productId={product.id} choices={choices} />
							<SizeGuide stored={product.size_guide} lang={product.lang?.size_guide} />
							<BuyBox variant={variant} email={<RestockAddress />} />
						</>
					) : (
						<p className="mt-3">{t.product.outOfStock}</p>
					)}
					<BuyingFacts delivery={delivery} currency={currency} isOnline={isOnline} today={today} />
					<Description text={product.description} lang={product.lang?.description} />
				</div>
			</div>
			<ReviewSection
				reviews={reviews}
				answeredBy={marketName()}
				path={path}
				photoHref={(review, number) => productReviewPhotoPath(product.id, review, number)}
				empty={t.product.noReviews}
			/>
			<ProductShelf title={t.product.goesWellWith} products={product.goesWith} currency={currency} />
			<ProductShelf title={t.product.youMayAlsoLike} products={product.related} currency={currency} />
			<RecentlyViewed />
		</>
	);
}

function Description({ text, lang }: { text: string; lang: string | undefined }) {
	return (
		<div className="mt-6 max-w-prose space-y-3 border-t border-line pt-5 break-words">
			<h2 className="text-lg">{t.words.description}</h2>
			{paragraphsOf(text).map((lines) => (
				<p key={lines.join()} lang={lang} className="whitespace-pre-line" dir="auto">
					{lines.join("\n")}
				</p>
			))}
		</div>
	);
}

function OwnParts() {
	return (
		<>
			<RestockAddress />
			<RecentlyViewed />
		</>
	);
}

/** Where to send an email when the product is back: asked of those whose address is not known. */
function RestockAddress() {
	const { hasConfirmedEmail } = useOwnData<typeof loader>();
	return <OwnPart name="restock">{hasConfirmedEmail ? null : <RestockEmail />}</OwnPart>;
}

function RecentlyViewed() {
	const { recent, currency } = useOwnData<typeof loader>();
	return (
		<OwnPart name="recent">
			<ProductShelf title={t.product.recentlyViewed} products={recent} currency={currency} />
		</OwnPart>
	);
}
