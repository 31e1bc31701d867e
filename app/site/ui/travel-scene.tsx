import { Scene } from "#app/ui/scene.tsx";

/** A hotel by the hills, with palms. */
export function TravelScene() {
	return (
		<Scene>
			<circle fill="var(--lit)" cx="262" cy="52" r="22" />
			<path fill="var(--far)" d="M0 132c30-30 58-34 96-8 40-40 84-30 118 4 34-22 70-22 106 2v46H0z" />
			<path fill="var(--road)" d="M0 176h320v24H0z" />
			<path fill="var(--wall)" d="M94 28h96v148H94zM190 84h52v92h-52z" />
			<path fill="var(--deep)" d="M88 22h108v10H88zM190 78h58v8h-58zM128 148h28v28h-28z" />
			<path
				fill="var(--lit)"
				d="M106 42h16v18h-16zM134 42h16v18h-16zM162 42h16v18h-16zM106 76h16v18h-16zM134 76h16v18h-16zM162 76h16v18h-16zM106 110h16v18h-16zM162 110h16v18h-16zM202 96h12v16h-12zM222 96h12v16h-12zM202 126h12v16h-12zM222 126h12v16h-12zM134 110h16v18h-16z"
			/>
			<path
				fill="var(--main)"
				d="M103 60h22v5h-22zM131 60h22v5h-22zM159 60h22v5h-22zM103 94h22v5h-22zM131 94h22v5h-22zM159 94h22v5h-22zM103 128h22v5h-22zM131 128h22v5h-22zM159 128h22v5h-22zM116 142h52v7h-52z"
			/>
			<path
				fill="none"
				stroke="var(--deep)"
				strokeWidth="5"
				d="M52 176c4-24 2-44-6-62M282 176c-4-20-3-34 4-48"
			/>
			<path
				fill="var(--main)"
				d="M46 116c-4-16-18-20-32-12 12 0 22 4 32 12-14-4-26 2-30 16 8-8 18-14 30-16-6 10-4 22 4 30-2-12-2-20-4-30 12-2 22 4 28 16 2-14-10-24-28-16 8-10 18-12 30-8-8-12-24-10-30 8zM286 130c-3-13-15-17-27-10 10 0 19 3 27 10-12-3-22 2-25 13 7-7 15-11 25-13-5 8-3 18 3 25-1-10-1-17-3-25 10-2 19 3 24 13 1-11-8-20-24-13 7-8 15-10 25-7-7-10-20-8-25 7z"
			/>
		</Scene>
	);
}
