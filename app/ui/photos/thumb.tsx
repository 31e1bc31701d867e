import { pictureUrl } from "#app/common/photos/pictures.ts";
import { Icon } from "#app/ui/icon.tsx";

export function ProductThumb({ hash }: { hash: string | null }) {
	const look = "size-12 flex-none rounded-control border border-line";
	if (hash === null)
		return (
			<span className={`${look} flex items-center justify-center bg-sunk text-secondary`}>
				<Icon name="image" />
			</span>
		);
	return (
		<img
			src={pictureUrl(hash, 160)}
			alt=""
			width="48"
			height="48"
			loading="lazy"
			className={`${look} bg-sunk object-cover`}
		/>
	);
}
