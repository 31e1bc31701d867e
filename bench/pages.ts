import { execFile } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import { maskId } from "#app/common/masked-id.ts";
import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { fillHotels } from "./filling/fill-hotels.ts";
import { fillShop } from "./filling/fill-shop.ts";
import { startProgress } from "./filling/progress.ts";
import { buildStock, isPinned, onCore, type Server, startBare, startMeasuredSite } from "./pages/servers.ts";

/* Measures how many pages a second the built site serves on one core, compared with the most that this
   machine can serve and with the same screens in a plain Remix application: `npm run build && npm run
   bench:pages`. SQLite, 100,000 products, 10,000 room types, a browser's headers, 16 connections from the
   other core. All three take turns at each screen, so that other load affects them equally: trust the
   ratios. `--seconds 3` for each, `--products`, `--rooms`, `--without-stock`; `--quick` measures one
   screen of a small shop. */

type Screen = { name: string; path: string; bare: string };
type Figure = { total: number; rate: number; p99: number; bytes: number; failed: number; cpuMs: number };
type Options = { products: number; rooms: number; seconds: number; stock: boolean; only?: string[] };

const NIGHTS = 60;
const ROOMS_OF_A_HOTEL = 4;
const run = promisify(execFile);

async function benchPages({
	products,
	rooms,
	seconds,
	stock,
	only,
}: Options): Promise<Record<string, Figure>[]> {
	const file = resolve(`node_modules/.cache/meeha-bench/pages-${products}-${rooms}.db`);
	await fill(file, { products, rooms });
	const screens = (await chooseScreens(file)).filter(({ name }) => only?.includes(name) ?? true);
	const servers: Record<string, Server> = {
		limit: await startBare(file),
		site: await startMeasuredSite(".", file),
	};
	if (stock) servers.stock = await startMeasuredSite(buildStock(), file);
	const progress = startProgress("Pages", screens.length * Object.keys(servers).length);
	const figures: Record<string, Figure>[] = [];
	try {
		for (const screen of screens) {
			const each: Record<string, Figure> = {};
			for (const [name, server] of Object.entries(servers)) {
				each[name] = await measure(server, name === "limit" ? screen.bare : screen.path, seconds);
				progress.add(1);
			}
			figures.push(each);
		}
	} finally {
		progress.stop();
		for (const server of Object.values(servers)) await server.stop();
	}
	print(screens, figures);
	return figures;
}

async function fill(file: string, { products, rooms }: { products: number; rooms: number }): Promise<void> {
	if (existsSync(file)) return;
	mkdirSync(resolve(file, ".."), { recursive: true });
	const half = `${file}.half`;
	for (const end of ["", "-wal", "-shm"]) rmSync(half + end, { force: true });
	const db = openDatabase({ url: `sqlite:${half}` });
	await migrate(db);
	await fillShop(db, { products });
	await fillHotels(db, {
		hotels: Math.ceil(rooms / ROOMS_OF_A_HOTEL),
		roomsPerHotel: ROOMS_OF_A_HOTEL,
		nights: NIGHTS,
		now: new Date(),
	});
	await db.destroy();
	renameSync(half, file);
}

async function chooseScreens(file: string): Promise<Screen[]> {
	const db = openDatabase({ url: `sqlite:${file}` });
	const category = await db
		.selectFrom("categories")
		.select(["id", "slug"])
		.orderBy("id")
		.executeTakeFirstOrThrow();
	const product = await db
		.selectFrom("products")
		.select(["id", "title"])
		.where("status", "=", "active")
		.orderBy("id")
		.executeTakeFirstOrThrow();
	const hotel = await db
		.selectFrom("hotels")
		.select(["id", "city", "city_key"])
		.where("status", "=", "approved")
		.orderBy("id")
		.executeTakeFirstOrThrow();
	await db.destroy();
	const word = product.title.split(" ")[0] ?? "";
	const searched = encodeURIComponent(word.toLowerCase());
	return [
		{ name: "home", path: "/", bare: "/home" },
		{ name: "collection", path: "/collection", bare: "/collection" },
		{ name: "a category", path: `/products?category=${category.slug}`, bare: `/category?id=${category.id}` },
		{ name: "search", path: `/products?q=${searched}`, bare: `/search?q=${searched}` },
		{ name: "product", path: `/product/${maskId(product.id)}`, bare: `/product?id=${product.id}` },
		{
			name: "hotel results",
			path: `/hotels/results?destination=${encodeURIComponent(hotel.city)}`,
			bare: `/hotels?city=${encodeURIComponent(hotel.city_key)}`,
		},
		{ name: "hotel", path: `/rooms/${maskId(hotel.id)}`, bare: `/hotel?id=${hotel.id}` },
		{ name: "moving form", path: "/trucking-home", bare: "/moving" },
	];
}

async function measure(server: Server, path: string, seconds: number): Promise<Figure> {
	const load = async (duration: number): Promise<Figure> => {
		const [program = "", ...args] = onCore(1, [process.execPath, "--import", "tsx", "bench/pages/load.ts"]);
		const { stdout } = await run(program, [...args, server.url + path, String(duration)]);
		return JSON.parse(stdout) as Figure;
	};
	await load(Math.max(1, seconds / 2));
	const before = server.cpu();
	const figure = await load(seconds);
	if (figure.failed > 0) throw new Error(`${path}: ${figure.failed} requests failed`);
	return { ...figure, cpuMs: ((server.cpu() - before) * 1000) / figure.total };
}

function print(screens: readonly Screen[], figures: readonly Record<string, Figure>[]): void {
	if (!isPinned) console.log("Not pinned: the server and the load share whatever cores there are.");
	console.table(
		screens.map(({ name }, index) => {
			const { limit, site, stock } = figures[index] ?? {};
			return {
				screen: name,
				"limit /s": Math.round(limit?.rate ?? 0),
				"site /s": Math.round(site?.rate ?? 0),
				"p99 ms": site?.p99,
				"CPU ms": Number(site?.cpuMs.toFixed(2)),
				bytes: site?.bytes,
				"of the limit": ratio(site, limit),
				...(stock
					? {
							"stock /s": Math.round(stock.rate),
							"stock CPU ms": Number(stock.cpuMs.toFixed(2)),
							"× stock": ratio(site, stock),
						}
					: {}),
			};
		}),
	);
}

const ratio = (one?: Figure, other?: Figure) => Number(((one?.rate ?? 0) / (other?.rate || 1)).toFixed(2));

if (import.meta.filename === process.argv[1]) {
	const { values } = parseArgs({
		options: {
			products: { type: "string", default: "100000" },
			rooms: { type: "string", default: "10000" },
			seconds: { type: "string", default: "3" },
			"without-stock": { type: "boolean", default: false },
			quick: { type: "boolean", default: false },
		},
	});
	const quick: Options = { products: 300, rooms: 40, seconds: 1, stock: false, only: ["product"] };
	const whole: Options = {
		products: Number(values.products),
		rooms: Number(values.rooms),
		seconds: Number(values.seconds),
		stock: !values["without-stock"],
	};
	await benchPages(values.quick ? quick : whole);
}
