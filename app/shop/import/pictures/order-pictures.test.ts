import { expect, test } from "vitest";
import { orderPictures } from "./order-pictures.ts";

const image = (hash: string, position: number | null) => ({ row: 2, hash, position });

test("puts pictures at their positions in the file, the others between them, and new ones last", () => {
	expect(orderPictures(["a", "b", "c"], [])).toEqual(["a", "b", "c"]);
	expect(orderPictures(["a", "b", "c"], [image("c", 1)])).toEqual(["c", "a", "b"]);
	expect(orderPictures(["a", "b", "c"], [image("a", 3), image("c", 1)])).toEqual(["c", "b", "a"]);
	expect(orderPictures(["a", "b"], [image("new", null), image("b", 1)])).toEqual(["b", "a", "new"]);
	expect(orderPictures(["a", "b"], [image("new", 2)])).toEqual(["a", "new", "b"]);
	expect(orderPictures(["a"], [image("x", 1), image("y", 1), image("z", 2)])).toEqual(["x", "y", "z", "a"]);
	expect(orderPictures([], [image("x", 7), image("y", 2)])).toEqual(["y", "x"]);
});
