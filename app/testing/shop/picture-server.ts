import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import sharp from "sharp";
import { fetchPicture } from "#app/shop/import/pictures/fetch-picture.server.ts";

/** A site with pictures, over https with its own certificate. */
export type PictureServer = {
	origin: string;
	/** Fetches like the site, but may reach this server. */
	fetch: (address: string, ms?: number) => ReturnType<typeof fetchPicture>;
	/** The requested paths. */
	requests: string[];
	close: () => void;
};

/** Starts a picture site that answers with `listen`. */
export async function servePictures(listen: RequestListener): Promise<PictureServer> {
	const requests: string[] = [];
	const { cert, private: key } = await generate([{ name: "commonName", value: "127.0.0.1" }], {
		extensions: [
			{ name: "basicConstraints", cA: true },
			{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] },
		],
	});
	const server = createServer({ cert, key }, (request, answer) => {
		requests.push(request.url ?? "");
		listen(request, answer);
	}).listen(0, "127.0.0.1");
	await new Promise((ready) => server.once("listening", ready));
	const reach = { isAllowed: (address: string) => address === "127.0.0.1", anyPort: true };
	return {
		origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
		fetch: (address, ms = 20_000) =>
			fetchPicture(address, { reach, ca: cert, limits: { bytes: 8 * 1024 * 1024, ms, redirects: 3 } }),
		requests,
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** A small PNG of one colour. */
export const pngOf = (background: string): Promise<Buffer> =>
	sharp({ create: { width: 24, height: 24, channels: 3, background } })
		.png()
		.toBuffer();
