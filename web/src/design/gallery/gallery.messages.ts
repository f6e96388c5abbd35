export const galleryMessages = { title: 'Galería' };
