import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import openSqlite from "better-sqlite3";

/* The most that this machine can serve from the same rows: node:http, prepared statements and template
   strings, without a framework or checks, compressed with gzip level 1. Only for `bench:pages`:
   DATABASE_FILE and PORT. */

type Row = Record<string, string | number | null>;

const db = openSqlite(String(process.env.DATABASE_FILE), { readonly: true });
db.pragma("mmap_size = 1000000000");

const CARD = `select id, title, price_from, price_to, compare_at_from, is_in_stock, image_hash, rating_sum,
	rating_count from products where status = 'active'`;
const best = db.prepare(`${CARD} order by units_sold desc, id desc limit ?`);
const newest = db.prepare(`${CARD} order by published_at desc, id desc limit ?`);
const inCategory = db.prepare(`${CARD} and category_id = ? order by published_at desc, id desc limit 24`);
const categories = db.prepare("select id, slug, name, image_hash from categories order by position, id");
const found = db.prepare(`${CARD} and id in (select rowid from products_search where products_search match ?
	limit 200) order by units_sold desc limit 24`);
const product = db.prepare("select * from products where id = ?");
const variants = db.prepare(
	"select * from variants where product_id = ? and archived_at is null order by position",
);
const photos = db.prepare(
	"select image_hash, alt from product_images where product_id = ? order by position",
);
const hotels =
	db.prepare(`select id, name, city, country, stars, price_from, rating_sum, rating_count, image_hash,
	amenities from hotels where status = 'approved' and archived_at is null and city_key = ?
	order by nights_sold desc limit 20`);
const topHotels = db.prepare(`select id, name, city, stars, price_from, image_hash from hotels
	where status = 'approved' and archived_at is null order by nights_sold desc limit 4`);
const hotel = db.prepare("select * from hotels where id = ?");
const rooms = db.prepare("select * from rooms where hotel_id = ? and archived_at is null order by position");

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (value: unknown) => String(value ?? "").replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
const money = (minor: unknown) => `$${(Number(minor) / 100).toFixed(2)}`;
const picture = (hash: unknown, alt: unknown) =>
	`<img src="/images/${hash}/640.webp" srcset="/images/${hash}/320.webp 320w, /images/${hash}/640.webp 640w" alt="${text(alt)}" width="640" height="640" loading="lazy"/>`;

const productCard = (row: Row) =>
	`<li class="card"><a href="/product/${row.id}">${picture(row.image_hash, row.title)}<h2>${text(row.title)}</h2></a><p>${money(row.price_from)}${row.compare_at_from ? `<s>${money(row.compare_at_from)}</s>` : ""}</p><p>${row.is_in_stock ? "In stock" : "Sold out"}</p><p>${row.rating_sum} of ${row.rating_count}</p></li>`;
const hotelCard = (row: Row) =>
	`<li class="card"><a href="/rooms/${row.id}">${picture(row.image_hash, row.name)}<h2>${text(row.name)}</h2></a><p>${text(row.city)}</p><p>${"★".repeat(Number(row.stars))}</p><p>from ${money(row.price_from)}</p></li>`;
const list = (rows: unknown[], card: (row: Row) => string) =>
	`<ul class="grid">${rows.map((row) => card(row as Row)).join("")}</ul>`;

const FRAME = `<nav>${["Shop", "Travel", "Move", "Track", "About", "Contact"].map((word) => `<a href="/${word}">${word}</a>`).join("")}</nav>`;
const page = (title: string, body: string) =>
	`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>${text(title)} – Meeha</title><link rel="stylesheet" href="/assets/app.css"/></head><body>${FRAME}<main>${body}</main><footer>${FRAME}</footer></body></html>`;

const screens: Record<string, (query: URLSearchParams) => string> = {
	home: () => page("Home", list(best.all(4), productCard) + list(topHotels.all(), hotelCard)),
	collection: () =>
		page(
			"Shop",
			(categories.all() as Row[])
				.map((row) => `<a href="/products?category=${row.slug}">${text(row.name)}</a>`)
				.join("") +
				list(best.all(8), productCard) +
				list(newest.all(8), productCard),
		),
	category: (query) => page("Category", list(inCategory.all(query.get("id")), productCard)),
	search: (query) => page("Results", list(found.all(`${query.get("q")}*`), productCard)),
	product: (query) => {
		const id = query.get("id");
		const row = product.get(id) as Row;
		const choices = (variants.all(id) as Row[])
			.map(
				(each) =>
					`<a href="?variant=${each.id}">${text(each.option1)} ${text(each.option2)} ${money(each.price)}</a>`,
			)
			.join("");
		const shown = (photos.all(id) as Row[]).map((each) => picture(each.image_hash, each.alt)).join("");
		return page(
			String(row.title),
			`<h1>${text(row.title)}</h1>${shown}<p>${text(row.description)}</p>${choices}`,
		);
	},
	hotels: (query) => page("Hotels", list(hotels.all(query.get("city")), hotelCard)),
	hotel: (query) => {
		const row = hotel.get(query.get("id")) as Row;
		const offered = (rooms.all(query.get("id")) as Row[])
			.map(
				(room) =>
					`<li><h3>${text(room.name)}</h3><p>${text(room.beds)}, ${room.sleeps}</p><p>${text(room.description)}</p><p>${money(room.price)}</p></li>`,
			)
			.join("");
		return page(
			String(row.name),
			`<h1>${text(row.name)}</h1><p>${text(row.description)}</p><ul>${offered}</ul>`,
		);
	},
	moving: () =>
		page(
			"Move",
			`<form method="post">${["name", "phone", "email", "from", "to", "date", "time", "vehicle"].map((field) => `<label>${field}<input name="${field}"/></label>`).join("")}<button>Book</button></form>`,
		),
};

createServer((request, response) => {
	const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
	const screen = screens[pathname.slice(1)];
	if (!screen) return response.writeHead(404).end();
	const body = gzipSync(screen(searchParams), { level: 1 });
	response.writeHead(200, {
		"Content-Type": "text/html; charset=utf-8",
		"Content-Encoding": "gzip",
		"Content-Length": body.length,
	});
	response.end(body);
}).listen(Number(process.env.PORT));
