import { type Fetched, type FetchLimits, fetchPublic } from "#app/common/access/fetch-public.server.ts";
import type { Reach } from "#app/common/access/public-address.ts";
import { PHOTO_BYTES } from "#app/common/photos/photo-limits.ts";

const LIMITS: FetchLimits = { bytes: PHOTO_BYTES, ms: 20_000, redirects: 3 };

/** Media types that sites send pictures with. The content is checked when it is decoded. */
const isPictureType = (type: string) =>
	type === "" || type.startsWith("image/") || /^(application|binary)\/octet-stream$/.test(type);

export type FetchPicture = (address: string) => Promise<Fetched>;

/** Fetches a picture that a product file names, over https, with the guards of `fetchPublic`: at most 8 MB in 20 s. */
export const fetchPicture = (
	address: string,
	{ limits = LIMITS, reach, ca }: { limits?: FetchLimits; reach?: Reach; ca?: string } = {},
): Promise<Fetched> =>
	fetchPublic(address, {
		noun: "picture",
		accept: "image/avif,image/webp,image/png,image/jpeg;q=0.9,*/*;q=0.1",
		userAgent: "Meeha-Pictures/1.0",
		isWanted: isPictureType,
		limits,
		reach,
		ca,
	});
