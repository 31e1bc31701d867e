import "./lines.css";

type SkeletonProps = { count?: number; label: string };

function times(count: number) {
	return Array.from({ length: count }, (_, index) => index);
}

/** A placeholder for rows that are loading. `label` is for screen readers: "Loading bookings...". */
export function SkeletonRows({ count = 5, label }: SkeletonProps) {
	return (
		<div role="status">
			<p className="py-2 text-sm text-secondary">{label}</p>
			{times(count).map((row) => (
				<div key={row} className="skeleton-row">
					<div className="skeleton" />
					<div className="skeleton" />
					<div className="skeleton" />
				</div>
			))}
		</div>
	);
}
