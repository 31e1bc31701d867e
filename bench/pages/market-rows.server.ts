import openSqlite from "better-sqlite3";

/* What the bare server and the plain application show: one prepared statement for each list, without checks.
   Reads DATABASE_FILE. */

export type Row = Record<string, string | number | null>;

const db = openSqlite(String(process.env.DATABASE_FILE), { readonly: true });
db.pragma("mmap_size = 1000000000");

const all = (statement: string) => {
	const prepared = db.prepare(statement);
	return (...values: unknown[]) => prepared.all(...values) as Row[];
};
const one = (statement: string) => {
	const prepared = db.prepare(statement);
	return (...values: unknown[]) => prepared.get(...values) as Row;
};

const CARD = `select id, title, price_from, price_to, compare_at_from, is_in_stock, image_hash, rating_sum,
	rating_count from products where status = 'active'`;
const best = all(`${CARD} order by units_sold desc, id desc limit ?`);
const newest = all(`${CARD} order by published_at desc, id desc limit ?`);
const inCategory = all(`${CARD} and category_id = ? order by published_at desc, id desc limit 24`);
const inCategoryByPrice = all(`${CARD} and category_id = ? and price_from between ? and ?
	order by published_at desc, id desc limit 24`);
const categories = all("select id, slug, name, image_hash from categories order by position, id");
const found = all(`${CARD} and id in (select rowid from products_search where products_search match ?
	limit 200) order by units_sold desc limit 24`);
const product = one("select * from products where id = ?");
const variants = all("select * from variants where product_id = ? and archived_at is null order by position");
const photos = all("select image_hash, alt from product_images where product_id = ? order by position");

const LIVE = "hotels.status = 'approved' and hotels.archived_at is null";
const HOTEL = `hotels.id, hotels.name, city, country, stars, price_from, rating_sum, rating_count,
	hotels.image_hash, hotels.amenities`;
const topHotels = all(`select ${HOTEL} from hotels where ${LIVE} order by nights_sold desc limit 4`);
const hotelsOf = all(`select ${HOTEL} from hotels where ${LIVE} and city_key = ?
	order by nights_sold desc limit 20`);
const freeHotelsOf = all(`with free as (
	select rooms.hotel_id, sum(coalesce(nights.price, rooms.price)) as total
	from hotels join rooms on rooms.hotel_id = hotels.id join nights on nights.room_id = rooms.id
	where ${LIVE} and city_key = ? and rooms.archived_at is null and nights.date >= ? and nights.date < ?
		and not nights.is_closed and nights.booked + nights.blocked < nights.total
	group by rooms.id having count(*) = julianday(?) - julianday(?))
	select ${HOTEL}, min(free.total) as total from hotels join free on free.hotel_id = hotels.id
	group by hotels.id order by nights_sold desc limit 20`);
const hotel = one("select * from hotels where id = ?");
const rooms = all("select * from rooms where hotel_id = ? and archived_at is null order by position");

/** The rows of each screen, by the fields of its URL. */
export const marketRows = {
	home: () => ({ best: best(4), hotels: topHotels() }),
	collection: () => ({ categories: categories(), best: best(8), newest: newest(8) }),
	category: (query: URLSearchParams) => {
		const [id, min, max] = ["id", "min", "max"].map((name) => query.get(name));
		return { products: min === null ? inCategory(id) : inCategoryByPrice(id, min, max) };
	},
	search: (query: URLSearchParams) => {
		const words = (query.get("q") ?? "").split(" ").map((word) => `${word}*`);
		return { products: found(words.join(" ")) };
	},
	product: (query: URLSearchParams) => {
		const id = query.get("id");
		return { product: product(id), variants: variants(id), photos: photos(id) };
	},
	hotels: (query: URLSearchParams) => {
		const [city, from, to] = ["city", "from", "to"].map((name) => query.get(name));
		return { hotels: from === null ? hotelsOf(city) : freeHotelsOf(city, from, to, to, from) };
	},
	hotel: (query: URLSearchParams) => {
		const id = query.get("id");
		return { hotel: hotel(id), rooms: rooms(id) };
	},
};
