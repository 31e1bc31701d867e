import { expect, test } from "#e2e/helpers/site-test.ts";

const LISBON = "/hotels/map/13/62193/50246";

test("a picture of the map is drawn, and kept for as long as the map is the same", async ({ request }) => {
	for (const file of ["light.webp", "dark.webp", "light-small.webp", "dark-small.webp"]) {
		const answer = await request.get(`${LISBON}/${file}`);
		expect(answer.status(), file).toBe(200);
		expect(answer.headers()["content-type"]).toBe("image/webp");
		expect(answer.headers()["cache-control"]).toBe("public, max-age=300");
		expect((await answer.body()).toString("latin1", 8, 12)).toBe("WEBP");
	}
});

test("there is nothing outside of the world, and no address leads to another file or host", async ({
	request,
}) => {
	for (const path of [
		"/hotels/map/0/0/0/light.webp",
		"/hotels/map/18/0/0/light.webp",
		"/hotels/map/99/0/0/light.webp",
		"/hotels/map/13/131073/0/light.webp",
		"/hotels/map/13/0/99999999/light.webp",
		"/hotels/map/13/-1/0/light.webp",
		"/hotels/map/NaN/0/0/light.webp",
		"/hotels/map/1e1/0/0/light.webp",
		"/hotels/map/13/1e308/0/light.webp",
		"/hotels/map/13/0.5/0/light.webp",
		"/hotels/map/13/0/0/light.png",
		"/hotels/map/13/0/0/..%2F..%2Fdemo.pmtiles",
		"/hotels/map/13/0/0/http:%2F%2Flocalhost:9%2Flight.webp",
	])
		expect((await request.get(path)).status(), path).toBe(404);
});
