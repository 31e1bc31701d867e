import { mailPicturePath } from "#app/common/photos/pictures.ts";

/** The picture of a hotel in the emails to its guests; undefined without one. */
export function hotelPicture(name: string, imageHash: string | null) {
	const path = mailPicturePath(imageHash, "wide");
	return path === null ? undefined : { path, alt: name };
}
