import { hotelPath } from "#app/travel/nights/stay.ts";
import { addProductToCart } from "#e2e/helpers/checkout.ts";
import { drawPhotos, fillCity, openHotel } from "#e2e/helpers/hotels.ts";
import { openStay } from "#e2e/helpers/inn.ts";
import { shelvePictured } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** The share of a picture's width and height that its frame shows at least. */
const LEAST_SEEN = 0.85;

/** Returns pictures that leave a part of their frame empty, reach out of it, or show too little of themselves. */
function findMisfits(leastSeen: number): string[] {
	return [...document.querySelectorAll<HTMLImageElement>("main img")].flatMap((image) => {
		const frame = image.closest("picture")?.parentElement ?? image.parentElement;
		if (!frame || !image.checkVisibility()) return [];
		const [box, around] = [image.getBoundingClientRect(), frame.getBoundingClientRect()];
		// Another picture for phones says its own size.
		const sources = [
			...(image.closest("picture")?.querySelectorAll<HTMLSourceElement>("source[width]") ?? []),
		];
		const sized = sources.find(({ media }) => matchMedia(media).matches) ?? image;
		const [width, height] = [Number(sized.getAttribute("width")), Number(sized.getAttribute("height"))];
		const scale = Math.max(box.width / width, box.height / height);
		const seen = Math.min(
			Math.min(box.width, around.width) / (scale * width),
			Math.min(box.height, around.height) / (scale * height),
		);
		const isFramed = frame.matches(".photo-frame");
		const gaps = [
			box.top - around.top,
			around.bottom - box.bottom,
			box.left - around.left,
			around.right - box.right,
		];
		const what = `${image.alt || image.src} of ${width} × ${height} in ${around.width} × ${around.height}`;
		return [
			...(isFramed && gaps.some((gap) => Math.abs(gap) > 1) ? [`${what}: gaps of ${gaps.join(", ")}`] : []),
			...(seen < leastSeen ? [`${what}: shows ${Math.round(seen * 100)} %`] : []),
		];
	});
}

test("pictures fill their frames and are seen nearly whole on every public screen, at 320 to 1920 px", async ({
	page,
	db,
}) => {
	const product = await shelvePictured(db);
	const { results, hotel } = await fillCity(db, { drawn: true });
	const photos = await drawPhotos(db, ["navy", "olive", "teal", "gold", "tomato"]);
	const hotels = await Promise.all(
		[1, 3, 5].map((count) => openHotel(db, `Casa ${count}`, "Porto", { photos: photos.slice(0, count) })),
	);
	const { path: checkout } = await openStay(db);
	const { id } = await db.selectFrom("variants").select("id").orderBy("id").executeTakeFirstOrThrow();
	await addProductToCart(page, id, 1);
	const screens = ["/", "/collection", "/products", product, "/gomeeha", results, hotel];
	const others = [...hotels.map(({ hotelId }) => hotelPath(hotelId)), checkout, "/checkout", "/no-such-page"];
	const misfits: Record<string, string[]> = {};
	let count = 0;
	for (const screen of [...screens, ...others]) {
		await page.goto(screen);
		for (const width of [320, 360, 768, 1280, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			const found = await page.evaluate(findMisfits, LEAST_SEEN);
			if (found.length > 0) misfits[`${screen} at ${width} px`] = found;
			count += await page.locator("main img").count();
		}
	}
	expect(count).toBeGreaterThan(100);
	expect(misfits).toEqual({});
});

test("at 768 px a product's first picture fills its column, and the others are whole below it", async ({
	page,
	db,
}) => {
	await page.setViewportSize({ width: 768, height: 900 });
	await page.goto(await shelvePictured(db));
	const gallery = page.getByRole("region", { name: /^Photos of/ });
	const column = await gallery.boundingBox();
	const [first, second] = await Promise.all(
		[0, 1].map((at) => gallery.locator(".photo-frame").nth(at).boundingBox()),
	);
	expect(first?.width).toBe(column?.width);
	expect(second?.x).toBe(column?.x);
	expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
});
