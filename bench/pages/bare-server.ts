import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { marketRows, type Row } from "./market-rows.server.ts";

/* The most that this machine can serve from the same rows: node:http, prepared statements and template
   strings, without a framework or checks, compressed with gzip level 1. Only for `bench:pages`:
   DATABASE_FILE and PORT. */

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (value: unknown) => String(value ?? "").replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
const money = (minor: unknown) => `$${(Number(minor) / 100).toFixed(2)}`;
const picture = (hash: unknown, alt: unknown) =>
	`<img src="/images/${hash}/640.webp" srcset="/images/${hash}/320.webp 320w, /images/${hash}/640.webp 640w" alt="${text(alt)}" width="640" height="640" loading="lazy"/>`;

const productCard = (row: Row) =>
	`<li class="card"><a href="/product/${row.id}">${picture(row.image_hash, row.title)}<h2>${text(row.title)}</h2></a><p>${money(row.price_from)}${row.compare_at_from ? `<s>${money(row.compare_at_from)}</s>` : ""}</p><p>${row.is_in_stock ? "In stock" : "Sold out"}</p><p>${row.rating_sum} of ${row.rating_count}</p></li>`;
const hotelCard = (row: Row) =>
	`<li class="card"><a href="/rooms/${row.id}">${picture(row.image_hash, row.name)}<h2>${text(row.name)}</h2></a><p>${text(row.city)}</p><p>${"★".repeat(Number(row.stars))}</p><p>from ${money(row.total ?? row.price_from)}</p></li>`;
const list = (rows: readonly Row[], card: (row: Row) => string) =>
	`<ul class="grid">${rows.map(card).join("")}</ul>`;

const FRAME = `<nav>${["Shop", "Travel", "Move", "Track", "About", "Contact"].map((word) => `<a href="/${word}">${word}</a>`).join("")}</nav>`;
const page = (title: unknown, body: string) =>
	`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>${text(title)} – Meeha</title><link rel="stylesheet" href="/assets/app.css"/></head><body>${FRAME}<main>${body}</main><footer>${FRAME}</footer></body></html>`;

const screens: Record<string, (query: URLSearchParams) => string> = {
	home: () => {
		const { best, hotels } = marketRows.home();
		return page("Home", list(best, productCard) + list(hotels, hotelCard));
	},
	collection: () => {
		const { categories, best, newest } = marketRows.collection();
		const links = categories.map((row) => `<a href="/products?category=${row.slug}">${text(row.name)}</a>`);
		return page("Shop", links.join("") + list(best, productCard) + list(newest, productCard));
	},
	category: (query) => page("Category", list(marketRows.category(query).products, productCard)),
	search: (query) => page("Results", list(marketRows.search(query).products, productCard)),
	product: (query) => {
		const { product, variants, photos } = marketRows.product(query);
		const choices = variants.map(
			(each) =>
				`<a href="?variant=${each.id}">${text(each.option1)} ${text(each.option2)} ${money(each.price)}</a>`,
		);
		const shown = photos.map((each) => picture(each.image_hash, each.alt));
		return page(
			product.title,
			`<h1>${text(product.title)}</h1>${shown.join("")}<p>${text(product.description)}</p>${choices.join("")}`,
		);
	},
	hotels: (query) => page("Hotels", list(marketRows.hotels(query).hotels, hotelCard)),
	hotel: (query) => {
		const { hotel, rooms } = marketRows.hotel(query);
		const offered = rooms.map(
			(room) =>
				`<li><h3>${text(room.name)}</h3><p>${text(room.beds)}, ${room.sleeps}</p><p>${text(room.description)}</p><p>${money(room.price)}</p></li>`,
		);
		return page(
			hotel.name,
			`<h1>${text(hotel.name)}</h1><p>${text(hotel.description)}</p><ul>${offered.join("")}</ul>`,
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
