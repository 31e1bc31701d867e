import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { cutText } from "#app/common/typed-text.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import type { FoundEverything } from "#app/site/find-everything.server.ts";
import { categoryPath, cityPath, everythingPath } from "#app/site/found-paths.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { ProductThumb } from "#app/ui/photos/thumb.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

type SuggestionListProps = {
	query: string;
	found: FoundEverything;
	/** The field asks for a destination: it has no page with all results. */
	isOfPlaces?: boolean;
	currency: string;
};

/** A longer name is cut by the list's width. */
const MOST = 60;

/** What a search field suggests: links, which the field's script makes the options of its list. */
export function SuggestionList({ query, found, isOfPlaces, currency }: SuggestionListProps) {
	const { products, categories, hotels, cities } = found;
	if (products.length + categories.length + hotels.length + cities.length === 0) return null;
	return (
		<>
			<Group
				label={t.siteSearch.products}
				links={products.map(({ id, title, lang, price_from: amount, price_to: to, image_hash }) => ({
					href: productPath(id),
					name: title,
					lang: lang?.title,
					before: <ProductThumb hash={image_hash} />,
					after:
						to > amount ? (
							t.siteSearch.from({ price: <Price amount={amount} currency={currency} /> })
						) : (
							<Price amount={amount} currency={currency} />
						),
				}))}
			/>
			<Group
				label={t.siteSearch.categories}
				links={categories.map(({ slug, name, lang }) => ({
					href: categoryPath(slug),
					name,
					lang: lang?.name,
				}))}
			/>
			<Group
				label={t.siteSearch.cities}
				links={cities.map(({ city, hotels: count }) => ({
					href: cityPath(city),
					name: city,
					fillIn: isOfPlaces ? city : undefined,
					after: t.counts.hotels({ count: Number(count) }),
				}))}
			/>
			<Group
				label={t.siteSearch.hotels}
				links={hotels.map(({ id, name, city }) => ({
					href: hotelPath(id),
					name,
					fillIn: isOfPlaces ? name : undefined,
					after: cutText(city, MOST),
				}))}
			/>
			{isOfPlaces ? null : (
				<a href={everythingPath(query)} className="menu-item font-semibold">
					{t.siteSearch.all}
				</a>
			)}
		</>
	);
}

type Suggestion = {
	href: string;
	name: string;
	lang?: string | undefined;
	/** What the field gets, in place of following the link. */
	fillIn?: string | undefined;
	before?: ReactNode;
	after?: ReactNode;
};

function Group({ label, links }: { label: string; links: Suggestion[] }) {
	if (links.length === 0) return null;
	return (
		<section aria-label={label}>
			<p aria-hidden="true" className="px-2.5 pt-1 text-sm text-secondary">
				{label}
			</p>
			{links.map(({ href, name, lang, fillIn, before, after }) => (
				<a key={href} href={href} data-fill-in={fillIn} className="menu-item">
					{before}
					<span className="min-w-0 flex-1 truncate" lang={lang}>
						{cutText(name, MOST)}
					</span>{" "}
					{after ? <span className="text-sm text-secondary">{after}</span> : null}
				</a>
			))}
		</section>
	);
}
