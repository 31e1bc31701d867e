import { maskId } from "#app/common/masked-id.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { stayQuery } from "#app/travel/nights/stay.ts";
import { openDatabase } from "#db/client.ts";
import { pick, pickByWeight, seededRandom } from "#demo/random.ts";
import { dayAfter } from "../filling/days.ts";
import type { Visitor } from "./visitors.ts";

/** A page of the site, and the same one of the bare server and of the plain application. */
export type PageUrls = { path: string; bare?: string };

export const COLUMNS = ["newcomer", "with a cart", "signed in"] as const;
export type VisitorColumn = (typeof COLUMNS)[number];

export type MeasuredScreen = {
	name: string;
	as: Partial<Record<VisitorColumn, Visitor>>;
	/** Pages that are asked for again and again. */
	again: PageUrls[];
	/** Draws pages that nobody has asked for; the same ones in each run. */
	draw?: (count: number) => PageUrls[];
};

type Random = () => number;

const SEED = 20_261;
const MIX_PAGES = 2_000;
const EVERYBODY = { newcomer: "newcomer", "with a cart": "cart", "signed in": "shopper" } as const;

/** All screens that are measured, for a market's database. */
export async function chooseScreens(file: string): Promise<MeasuredScreen[]> {
	const draws = await openDraws(file);
	const random = seededRandom(SEED);
	const product = draws.available;
	const fixed = (name: string, path: string, bare: string) => {
		const page = { path, bare };
		return { name, as: EVERYBODY, again: [page], page };
	};
	const drawn = (name: string, again: PageUrls, draw: (random: Random) => PageUrls) => ({
		name,
		as: EVERYBODY,
		again: [again],
		draw: different(draw),
	});
	const home = fixed("home", "/", "/home");
	const collection = fixed("collection", "/collection", "/collection");
	const moving = fixed("moving form", "/trucking-home", "/moving");
	const campaign = () => {
		let click = 0;
		return () => ({ path: `${product.path}?utm_source=letter&utm_id=${++click}`, bare: product.bare });
	};
	const draw = (): PageUrls => {
		const kind = pickByWeight(random, [8, 6, 8, 10, 15, 38, 3, 5, 4, 3]);
		const one = [
			() => home.page,
			() => collection.page,
			draws.wholeCategory,
			draws.category,
			draws.search,
			draws.product,
			draws.city,
			draws.hotelsForDates,
			draws.hotel,
			() => moving.page,
		][kind];
		return one?.(random) ?? home.page;
	};
	const drawMix = (count: number) => Array.from({ length: count }, draw);
	const staff = (path: string, visitor: Visitor) => ({
		name: path,
		as: { "signed in": visitor },
		again: [{ path }],
	});
	return [
		home,
		collection,
		drawn("category with prices", draws.category(random), draws.category),
		drawn("search for two words", draws.search(random), draws.search),
		drawn("product", product, draws.product),
		drawn("product from a campaign", product, campaign()),
		drawn("hotels for dates", draws.hotelsForDates(random), draws.hotelsForDates),
		{ ...fixed("hotel", "", ""), again: [draws.hotel(random)] },
		moving,
		{ name: "a day’s mix", as: EVERYBODY, again: drawMix(MIX_PAGES), draw: drawMix },
		{
			name: "/checkout",
			as: { "with a cart": "cart", "signed in": "buyer" },
			again: [{ path: "/checkout" }],
		},
		staff("/dashboard", "admin"),
		staff("/orders", "admin"),
		staff("/dashboard/products", "admin"),
		staff("/trucking-dashboard", "admin"),
		staff("/bookings", "admin"),
		staff("/owner/dashboard", "owner"),
	];
}

/** Draws until it has as many pages that it has not given before. */
function different(draw: (random: Random) => PageUrls): (count: number) => PageUrls[] {
	const [random, given] = [seededRandom(SEED), new Set<string>()];
	return (count) => {
		const pages: PageUrls[] = [];
		for (let tries = 0; pages.length < count; tries++) {
			const page = draw(random);
			if (given.has(page.path)) {
				if (tries > 50 * count) throw new Error(`There are only ${given.size} pages such as ${page.path}.`);
				continue;
			}
			given.add(page.path);
			pages.push(page);
		}
		return pages;
	};
}

/** A few products are asked for far more often than others. */
const popular = <Item>(random: Random, items: readonly Item[]) => pick(() => random() ** 2.5, items);

async function openDraws(file: string) {
	const db = openDatabase({ url: `sqlite:${file}` });
	const categories = await db.selectFrom("categories").select(["id", "slug"]).orderBy("id").execute();
	const active = db
		.selectFrom("products")
		.select(["id", "title", "is_in_stock"])
		.where("status", "=", "active");
	const products = await active.orderBy("units_sold", "desc").orderBy("id").execute();
	const live = db.selectFrom("hotels").select(["id", "city", "city_key"]).where("status", "=", "approved");
	const hotels = await live.orderBy("id").execute();
	await db.destroy();
	const today = new Date().toISOString().slice(0, 10);
	const upTo = (random: Random, most: number) => Math.floor(random() * most);
	const cityOf = (city: string, stay = "") =>
		`/hotels/results?destination=${encodeURIComponent(city)}${stay}`;
	const productOf = (id: number): PageUrls => ({ path: `/product/${maskId(id)}`, bare: `/product?id=${id}` });
	return {
		/** A product that can be added to a cart. */
		available: productOf(products.find(({ is_in_stock }) => is_in_stock)?.id ?? 0),
		product: (random: Random) => productOf(popular(random, products).id),
		search: (random: Random): PageUrls => {
			const words = popular(random, products).title.toLowerCase().split(" ");
			const first = upTo(random, words.length);
			const second = (first + 1 + upTo(random, words.length - 1)) % words.length;
			const query = `q=${words[first]}+${words[second]}`;
			return { path: `/products?${query}`, bare: `/search?${query}` };
		},
		wholeCategory: (random: Random): PageUrls => {
			const { id, slug } = pick(random, categories);
			return { path: `/products?category=${slug}`, bare: `/category?id=${id}` };
		},
		category: (random: Random): PageUrls => {
			const { id, slug } = pick(random, categories);
			const min = upTo(random, 80);
			const max = min + 10 + upTo(random, 200);
			return {
				path: `/products?category=${slug}&min=${min}&max=${max}`,
				bare: `/category?id=${id}&min=${min * 100}&max=${max * 100}`,
			};
		},
		city: (random: Random): PageUrls => {
			const { city, city_key } = pick(random, hotels);
			return { path: cityOf(city), bare: `/hotels?city=${encodeURIComponent(city_key)}` };
		},
		hotelsForDates: (random: Random): PageUrls => {
			const { city, city_key } = pick(random, hotels);
			const checkIn = dayAfter(today, 1 + upTo(random, 45));
			const checkOut = dayAfter(checkIn, 1 + upTo(random, 7));
			const stay: Stay = {
				checkIn,
				checkOut,
				adults: 1 + upTo(random, 2),
				children: upTo(random, 2),
				rooms: 1,
			};
			return {
				path: cityOf(city, `&${stayQuery(stay)}`),
				bare: `/hotels?city=${encodeURIComponent(city_key)}&from=${checkIn}&to=${checkOut}`,
			};
		},
		hotel: (random: Random): PageUrls => {
			const { id } = popular(random, hotels);
			return { path: `/rooms/${maskId(id)}`, bare: `/hotel?id=${id}` };
		},
	};
}
