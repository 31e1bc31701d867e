/** bidi-js has no types of its own; these are what the project uses. */
declare module "bidi-js" {
	type Bidi = {
		getEmbeddingLevels: (text: string, direction?: "ltr" | "rtl" | "auto") => { levels: Uint8Array };
		/** Null for a character without a mirrored one. */
		getMirroredCharacter: (character: string) => string | null;
	};
	export default function bidiFactory(): Bidi;
}
