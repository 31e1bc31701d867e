import sharp from "sharp";
import { drawPicture, type Picture } from "#app/site/pictures/images.server.ts";
import { PHOTO_WIDTHS } from "#app/site/pictures/pictures.ts";
import { DRAWINGS } from "./drawing/objects/index.ts";
import { drawScene, type Scene } from "./drawing/scene.ts";
import { COLOURS, type DemoCategory, type DemoProduct } from "./products/demo-product.ts";

/** Flat colours need no more pixels, and drawing them takes time. */
const SIZE = 800;
/** At a time: drawing and encoding take a processor each. */
const AT_ONCE = 2;

export type DrawnPicture = {
	picture: Picture;
	alt: string;
	/** The variants of this colour show it. */
	colour: string | null;
};

export type Paint = (scene: Scene) => Promise<Picture>;

type Plan = { scene: Scene; alt: string; colour: string | null };

/** The pictures of a product: one for each of its first colours, or the whole of it and a look up close. */
function planPictures(product: DemoProduct, category: DemoCategory, at: number): Plan[] {
	const colours =
		product.options?.find(([name]) => name === "Colour")?.[1].slice(0, product.liked < 5 ? 2 : 3) ?? [];
	const { place } = DRAWINGS[product.draw];
	const rooms = (["window", "arch", "sun", "plain"] as const).filter(
		(room) => place !== "hang" || room !== "arch",
	);
	const sceneIn = (main: string, turn: number, view: Scene["view"]): Scene => ({
		objects: [{ name: product.draw, main, second: COLOURS[product.second] }],
		wall: category.wall[(at + turn) % category.wall.length] ?? "#efe6d6",
		floor: category.floor,
		room: rooms[(at + turn) % rooms.length] ?? "plain",
		view,
		size: SIZE,
	});
	if (colours.length > 0)
		return colours.map((colour, turn) => ({
			scene: sceneIn(COLOURS[colour as keyof typeof COLOURS], turn, "whole"),
			alt: `${product.title} in ${colour.toLowerCase()}`,
			colour,
		}));
	const main = COLOURS[product.main];
	return [
		{ scene: sceneIn(main, 0, "whole"), alt: product.title, colour: null },
		{ scene: sceneIn(main, 1, "close"), alt: `${product.title}, up close`, colour: null },
	];
}

/** Three things of a category, side by side. */
function planCategory(category: DemoCategory): Plan {
	const { place } = DRAWINGS[category.products[0]?.draw ?? "mug"];
	const three = category.products.filter(({ draw }) => DRAWINGS[draw].place === place).slice(0, 3);
	const [first, ...others] = three.map((product, at) => ({
		name: product.draw,
		main: COLOURS[product.main],
		second: COLOURS[product.second],
		x: [200, 96, 306][at] ?? 200,
		scale: [0.68, 0.5, 0.5][at] ?? 0.5,
	}));
	if (!first) throw new Error(`${category.name} has no products.`);
	const room = place === "hang" ? "sun" : "arch";
	const [wall = "#efe6d6"] = category.wall;
	return {
		scene: { objects: [first, ...others], wall, floor: category.floor, room, view: "whole", size: SIZE },
		alt: "",
		colour: null,
	};
}

/** Draws what a category shows: its own picture, and those of its products, in their order. */
export async function drawCategory(
	category: DemoCategory,
	paint: Paint,
): Promise<{ own: DrawnPicture; products: DrawnPicture[][] }> {
	const plans = category.products.map((product, at) => planPictures(product, category, at));
	const [own, ...drawn] = await drawAll([planCategory(category), ...plans.flat()], paint);
	if (!own) throw new Error("Nothing was drawn.");
	return { own, products: plans.map((each) => drawn.splice(0, each.length)) };
}

async function drawAll(plans: Plan[], paint: Paint): Promise<DrawnPicture[]> {
	const drawn: DrawnPicture[] = [];
	const waiting = [...plans.entries()];
	const work = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [place, { scene, alt, colour }] = next;
			drawn[place] = { picture: await paint(scene), alt, colour };
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return drawn;
}

/** Makes a picture of a scene through the same door as an upload: as a file, whose sizes are made from it. */
export async function paintScene(scene: Scene): Promise<Picture> {
	const file = await sharp(Buffer.from(drawScene(scene)))
		.png({ compressionLevel: 1 })
		.toBuffer();
	const outcome = await drawPicture(file, { widths: PHOTO_WIDTHS, avif: true, effort: 0 });
	if (!outcome.ok) throw new Error(`${scene.objects.map(({ name }) => name).join(", ")}: ${outcome.reason}`);
	return outcome.picture;
}
