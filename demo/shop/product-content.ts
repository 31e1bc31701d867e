import { z } from "zod";
import { pictured, readContentFolder, texts } from "#demo/content.ts";

const product = z.object({
	title: z.string(),
	vendor: z.string(),
	description: z.string(),
	tags: z.string(),
	/** Active when left out. */
	status: z.enum(["draft", "archived"]).optional(),
	/** In minor units. */
	price: z.number(),
	compareAt: z.number().optional(),
	options: z.array(z.object({ name: z.string(), values: texts })).default([]),
	/** What an option's value adds to the price, in minor units. */
	surcharges: z.record(z.string(), z.number()).default({}),
	/** Lines of `readSizeGuide`. */
	sizeGuide: texts.default([]),
	weightGrams: z.number(),
	/** How often it is ordered, from about 1 to 10. */
	popularity: z.number(),
	/** Few units of each variant, some variants sold out, or all of them; plenty by default. */
	stock: z.enum(["few", "some", "none"]).optional(),
	/** `option`: variants with this value show the picture. */
	pictures: z.array(pictured.extend({ option: z.string().optional() })),
});
export type DemoProduct = z.infer<typeof product>;

const category = z.object({
	name: z.string(),
	position: z.number(),
	description: z.string(),
	picture: z.string(),
	products: z.array(product),
});
export type DemoCategory = z.infer<typeof category>;

export const readDemoCategories = (): DemoCategory[] => readContentFolder("products", category);
