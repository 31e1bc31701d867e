import { t } from "#app/common/language/messages.ts";
/** A QR code: dark squares on white, also in the dark theme, so that cameras can read it. */
export function QrImage({ size, path, name }: { size: number; path: string; name: string }) {
	return (
		<svg
			viewBox={`0 0 ${size} ${size}`}
			className="h-36 w-36 rounded-control"
			role="img"
			aria-label={t.prices.qrCode({ name })}
		>
			<path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
			<path fill="#000" d={path} shapeRendering="crispEdges" />
		</svg>
	);
}
