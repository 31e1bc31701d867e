export function SkipLink() {
	return (
		<a
			href="#main"
			data-frame
			className="sr-only rounded-control bg-ink px-4 py-2 font-semibold text-ground focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-2"
		>
			Skip to content
		</a>
	);
}
