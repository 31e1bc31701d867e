import { Scene } from "#app/ui/scene.tsx";

/** A shop front under an awning, its window lit. */
export function ShopScene() {
	return (
		<Scene>
			<path fill="var(--far)" d="M0 176V104h34V80h34v96zM244 176V92h36v22h40v62z" />
			<path fill="var(--road)" d="M0 176h320v24H0z" />
			<path fill="var(--wall)" d="M62 54h196v122H62z" />
			<path fill="var(--deep)" d="M54 44h212v14H54zM198 116h40v60h-40z" />
			<path
				fill="var(--main)"
				d="M62 74h196v22a14 14 0 0 1-28 0a14 14 0 0 1-28 0a14 14 0 0 1-28 0a14 14 0 0 1-28 0a14 14 0 0 1-28 0a14 14 0 0 1-28 0a14 14 0 0 1-28 0z"
			/>
			<path
				fill="var(--wall)"
				d="M90 74h28v22a14 14 0 0 1-28 0zM146 74h28v22a14 14 0 0 1-28 0zM202 74h28v22a14 14 0 0 1-28 0z"
			/>
			<path fill="var(--lit)" d="M78 120h102v44H78zM205 123h26v32h-26z" />
			<path fill="var(--main)" d="M94 128h14l7 14H87zM124 146h20v18h-20zM128 132h14v14h-14z" />
			<path fill="var(--deep)" d="M100 142h2v22h-2zM158 164c-7-7-6-17 0-20v-6h8v6c6 3 7 13 0 20z" />
			<path fill="var(--main)" d="M270 158h20v18h-20zM30 158h20v18H30z" />
			<path
				fill="var(--deep)"
				d="M280 158c-18-8-18-26 0-38 18 12 18 30 0 38zM40 158c-18-8-18-26 0-38 18 12 18 30 0 38z"
			/>
		</Scene>
	);
}
