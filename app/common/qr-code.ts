import { encode } from "uqr";

/** The empty squares around a QR code that its standard asks for. */
const BORDER = 4;

/** A QR code of `size` × `size` squares; `path` draws the dark ones in SVG. */
export type QrCode = { size: number; path: string };

export function drawQrCode(text: string): QrCode {
	const { data: squares, size } = encode(text, { ecc: "M", border: BORDER });
	const dark = squares.flatMap((row, y) =>
		row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
	);
	return { size, path: dark.join("") };
}
