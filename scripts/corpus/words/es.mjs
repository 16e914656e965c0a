// Words of pages in Spanish.
export default {
  code: 'es',
  tag: 'spanish',
  months:
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  days: 'domingo|lunes|martes|miércoles|jueves|viernes|sábado',
  furniture:
    'Buscar|Compartir|Filtros|Cancelar|Aceptar|Cerrar|Atrás|Siguiente|Más|Menú|Editar|Ver|Ayuda|Archivo|Herramientas|Ventana|Inicio|Aplicar|Guardar|Eliminar|Añadir|Nuevo|Abrir|Iniciar sesión|Hecho|Ordenar|Copiar|Pegar|Imprimir|Cuenta|Todo|Hoy|Ayer|Sí|No',
  people:
    'Ana García|Luis Romero|Marta Gil|Pablo Ruiz|Lucía Vega|Javier Soto|Elena Cano|Diego Marín',
  places:
    'Madrid|Sevilla|Valencia|Bilbao|Calle Mayor|Plaza del Sol|Estación central|Aeropuerto|Ayuntamiento|Casco antiguo|Parque del Río',
  things:
    'Mochila|Auriculares|Hervidor|Chaqueta|Pan|Leche|Manzanas|Queso|Mantequilla|Pilas|Tomates|Zapatos|Lámpara',
  prose:
    'La nueva versión mejora la forma en que se guardan los archivos.|Nadie esperaba que el río subiera tan rápido.|Este ajuste se puede cambiar en cualquier momento.|Los investigadores piden leer los resultados con cuidado.|Este capítulo explica cómo funcionan las partes en conjunto.|Cada entrada tiene un nombre y una breve descripción.|El primer tren salió antes del amanecer.|Varios usuarios dicen que la lista sigue vacía.',
  chatter:
    '¿Vienes esta noche?|Sí, hasta luego|¡Suena bien!|Llego en diez minutos|Muchas gracias|¿Dónde estás?|¡Feliz cumpleaños!|No hay problema|Hasta mañana|Te llamo luego',
  kinds: {
    article: {
      titles:
        'Inundaciones en el casco antiguo|Descubren una nueva especie|El museo reabre sus puertas',
      labels:
        'Por|Publicado|Noticias|Política|Deportes|Cultura|Ciencia|Economía|Leer más|Portada|Artículos|Comentarios|Redacción|Suscribirse|Opinión|Última hora|Titulares',
      items: 'Caen los mercados|Dimite el ministro|Lluvia para el fin de semana',
      tags: 'news',
    },
    board: {
      titles: 'Tablero del proyecto|Página web|Reforma de la casa|Tareas',
      labels:
        'Por hacer|Pendiente|En curso|Hecho|Tablero|Tarea|Tareas|Añadir tarjeta|Proyecto|Vence|Prioridad|Asignado|Columna|Lista|Nueva tarea|Completadas',
      items: 'Comprar pintura|Escribir los textos|Llamar al fontanero',
      tags: 'tasks|kanban|project',
    },
    calendar: {
      titles: 'Reunión|Dentista|Nuevo evento|Semana|Agenda',
      labels:
        'Día|Semana|Mes|Año|Evento|Eventos|Todo el día|Lugar|Recordatorio|Repetir|Participantes|Calendario|Agenda|Comienza|Termina|Invitar|Cita|Cumpleaños|Festivos',
      items: 'Comida con Luis|Gimnasio|Clase de piano|Peluquería',
      tags: 'event|events|schedule',
    },
    chart: {
      titles: 'Estadísticas|Panel|Ventas por mes|Visitantes',
      labels:
        'Ventas|Visitantes|Promedio|Total|Mínimo|Máximo|Tendencia|Gráfico|Estadística|Estadísticas|Por mes|Por día|Crecimiento|Informe|Distribución|Últimos 7 días|Leyenda|Valores|Porcentaje',
      items: 'Norte|Sur|Este|Oeste|Ingresos|Gastos',
      tags: 'statistics|graph',
    },
    chat: {
      titles: '',
      labels:
        'Mensaje|Mensajes|Escribe un mensaje|Enviar|en línea|últ. vez|Chats|Grupos|Contactos|Llamadas|Responder|Conversación|Entregado|Leído|Nuevo mensaje|Miembros',
      items: '',
      tags: 'messages|message',
    },
    code: {
      titles: 'parser.py|server.ts|Main.java',
      labels:
        'Explorador|Problemas|Salida|Ejecutar|Depurar|Rama|Confirmar|Editor|Compilar|Lín. 12, col. 8|Variables|Extensiones',
      items: '',
      tags: 'editor',
    },
    document: {
      titles:
        'Guía de instalación|Manual|Primeros pasos|Contrato de alquiler|Acta de la reunión|Informe anual',
      labels:
        'Índice|Capítulo|Sección|Página|Siguiente|Anterior|Documentación|Manual|Nota|Notas|Título|Párrafo|Negrita|Cursiva|Anexo|Figura|Tabla|Archivos|Carpetas|Documentos|Descargas|Nombre|Tamaño|Modificado|Papelera|Imágenes',
      items: 'Resumen|Configuración|Problemas|Licencia',
      tags: 'documentation|text',
    },
    email: {
      titles:
        'Invitación a una entrevista|Su pedido está en camino|Reunión aplazada|Bienvenido|Bandeja de entrada',
      labels:
        'Bandeja de entrada|Recibidos|Enviados|Borradores|Correo no deseado|Papelera|Redactar|Responder|Responder a todos|Reenviar|De|Para|Asunto|Adjunto|Adjuntos|Correo|Carpetas|No leídos|Archivados|Remitente',
      items: 'Hola a todos|Un saludo|Adjunto encontrará|Gracias por su pedido',
      tags: 'mail|message',
    },
    error: {
      titles:
        'No se pudo guardar el archivo|Página no encontrada|Conexión perdida|Acceso denegado|Se ha producido un error',
      labels:
        'Error|Advertencia|Falló|Código de error|Reintentar|Ignorar|No se pudo|no encontrado|denegado|no válido|Problema|tiempo de espera|desconocido|inesperado|ha fallado|falta',
      items: 'Otro programa está usando el archivo.|El disco está lleno.|El servidor no responde.',
      tags: 'problem',
    },
    finance: {
      titles: 'Cuenta corriente|Movimientos|Ahorros|Presupuesto|Transferencia',
      labels:
        'Saldo|Cuenta|Cuentas|Transferencia|Movimientos|Importe|Ingresos|Gastos|Ahorro|Pago|Banco|Intereses|Categoría|Cargo|Abono|Moneda|Disponible|Beneficiario|Presupuesto|Comprar|Vender',
      items: 'Nómina|Alquiler|Supermercado|Luz|Seguro|Restaurante',
      tags: 'bank|payment|money',
    },
    invoice: {
      titles: '',
      labels:
        'Factura|Número de factura|Fecha|Vencimiento|Cliente|Cantidad|Precio unitario|Importe|Subtotal|IVA|Total|A pagar|Descripción|Forma de pago|NIF|Base imponible',
      items: 'Consultoría|Alojamiento|Desplazamiento|Mantenimiento',
      tags: 'payment|factura|finance',
    },
    map: {
      titles: 'Ruta|Cerca de aquí|Mapa de la ciudad',
      labels:
        'Ruta|Mapa|Distancia|Tráfico|Salida|Destino|A pie|Bicicleta|Coche|Satélite|Cerca|Aparcamiento|Gire a la izquierda|Gire a la derecha|Rotonda|Calle|Avenida|Navegación|Parada|Globo|Colaboradores',
      items: 'Calle del Puerto|Paseo del Lago|Avenida del Norte',
      tags: 'route|navigation',
    },
    notification: {
      titles: 'Notificaciones|Centro de notificaciones',
      labels:
        'Notificaciones|Borrar todo|ahora|hace 5 min|Llamada perdida|Silencio|No molestar|Batería baja|Cargando|Alarma|Gestionar|Emergencia',
      items: 'Su paquete llega hoy|2 llamadas perdidas|Copia terminada',
      tags: 'notifications',
    },
    photo: {
      titles: 'Galería|Álbumes|Fotos|Vacaciones',
      labels:
        'Recortar|Girar|Brillo|Contraste|Saturación|Presentación|Álbum|Fotos|Imagen|Imágenes|Galería|Cámara|Favoritos|Pantalla completa|Ojos rojos',
      items: 'Playa|Montaña|Familia',
      tags: 'image|photos',
    },
    receipt: {
      titles: '',
      labels:
        'Recibo|Total|Efectivo|Cambio|Tarjeta|IVA|Caja|Gracias por su visita|Artículo|Subtotal|Ticket|Tienda|Cajero',
      items: 'Café|Tostada|Queso|Pasta|Yogur|Agua',
      tags: 'payment|purchase|food',
    },
    recipe: {
      titles: 'Sopa de tomate|Tarta de limón|Tortilla|Curry de lentejas|Recetas',
      labels:
        'Ingredientes|Preparación|Elaboración|Raciones|Porciones|minutos|Dificultad|Receta|Recetas|cucharada|pizca|Paso|Horno|Postre|Plato principal|Instrucciones|Tiempo de cocción',
      items:
        '200 g de harina|2 huevos|1 cebolla picada|3 cucharadas de aceite|250 ml de leche|Calentar el aceite en una sartén.|Hornear durante 25 minutos.|Añadir sal y pimienta.',
      tags: 'food|cooking',
    },
    settings: {
      titles:
        'Ajustes|Preferencias|General|Privacidad|Red|Pantalla|Apariencia|Configuración|Complementos',
      labels:
        'Ajustes|Preferencias|General|Avanzado|Apariencia|Tema|Oscuro|Idioma|Notificaciones|Privacidad|Seguridad|Contraseña|Copia de seguridad|Almacenamiento|Red|Pantalla|Sonido|Activar|Activado|Desactivado|Predeterminado|Automáticamente|Fuente|Mostrar|Usar|Permitir|Comportamiento|Atajos|Complementos|Cuentas|Actualizaciones|Acerca de|Restablecer|Configurar|Iconos',
      items:
        'Mostrar archivos ocultos|Abrir al iniciar|Preguntar antes de borrar|Reproducir sonidos|Activar corrector',
      tags: 'preferences|software',
    },
    shopping: {
      titles: 'Carrito|Lista de la compra|Su pedido|Ofertas',
      labels:
        'Añadir al carrito|Comprar|Carrito|Cesta|Precio|Envío gratis|Envío|En stock|Cantidad|Talla|Color|Opiniones|Oferta|Pedido|Pedidos|Producto|Productos|Compra|Tienda|Artículos|Descargas',
      items: '',
      tags: 'shop|list',
    },
    slide: {
      titles: 'Nuestros objetivos|Resultados del trimestre|Próximos pasos',
      labels:
        'Diapositiva|Presentación|Orden del día|Próximos pasos|¿Preguntas?|Gracias|Objetivos|Estrategia',
      items: 'Reducir costes|Dos nuevos mercados|Búsqueda más sencilla',
      tags: 'presentation',
    },
    social: {
      titles: '',
      labels:
        'Me gusta|Comentario|Comentarios|Compartir|Seguir|Seguidores|Siguiendo|Publicación|Responder|Perfil|Tendencias|Menciones|Amigos|hace 2 h|Para ti|vistas|Comentar',
      items: '',
      tags: 'post|comments',
    },
    spreadsheet: {
      titles: 'Presupuesto 2026|Ventas por región|Inventario|Tabla',
      labels:
        'Hoja1|Insertar|Formato|Fórmula|Datos|Celda|Fila|Columna|SUMA|Filtrar|Ordenar|Función|Rango|Total|Tamaño|Libre|Usado',
      items: 'enero|febrero|Norte|Sur|Alquiler|Viajes',
      tags: 'table|data',
    },
    terminal: {
      titles: '',
      labels:
        'Terminal|Consola|Sesión|No existe el archivo o el directorio|orden no encontrada|Leyendo lista de paquetes|Hecho',
      items: '',
      tags: 'shell|console',
    },
    travel: {
      titles: 'Tarjeta de embarque|Su viaje|Salidas|Billete de tren|Viajes',
      labels:
        'Salida|Llegada|Vía|Asiento|Coche|Tren|Autobús|Línea|Billete|Clase|Reserva|Ida|Vuelta|Transbordo|Duración|Retraso|a tiempo|Pasajero|Vuelo|Puerta|Equipaje|Parada|Viaje|Hotel|Noches',
      items: 'Madrid|Barcelona|Sevilla|Bilbao|Valencia',
      tags: 'ticket|trip|train',
    },
    weather: {
      titles: 'Tiempo|Madrid|Sevilla|Pronóstico',
      labels:
        'Tiempo|Pronóstico|Sensación|Humedad|Viento|Lluvia|Soleado|Nublado|Despejado|Nieve|Tormenta|Chubascos|Presión|Visibilidad|Amanecer|Puesta de sol|Precipitación|Mañana|Temperatura|Rachas|Niebla',
      items: 'Lluvia débil|Mayormente soleado|Viento fuerte',
      tags: 'forecast|temperature',
    },
  },
};
